CREATE INDEX business_by_phone ON business (phone_e164) WHERE phone_e164 IS NOT NULL;
