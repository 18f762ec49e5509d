import type { READER_TURKISH } from "./turkish.ts";

export const READER_ENGLISH: Readonly<Record<keyof typeof READER_TURKISH, string>> = {
  file_too_large: "{fileName}: the maximum file size is 150 MB.",
  file_empty: "The file is empty. Export it again and upload that.",
  no_rows: "The file has no rows. Upload one that lists businesses below a header line.",
  not_a_sheet: "The file is {what}, not a spreadsheet. Upload an .xlsx or .csv file.",
  pdf: "a PDF document",
  image: "an image",
  image_or_sound: "an image or a sound recording",
  archive: "a {format} archive",
  parquet: "a Parquet file",
  program: "a program",
  database: "a database",
  rtf: "a text document (RTF)",
  vcard: "an address book (vCard)",
  calendar: "a calendar (iCalendar)",
  word: "a Word document",
  slides: "a presentation",
  visio: "a Visio drawing",
  outlook: "an Outlook message",
  unsupported_format:
    "The file is {what}, which is not supported. Save it as .xlsx or .csv in a spreadsheet program and upload that.",
  excel_4: "a workbook of Excel 4 or earlier",
  open_document: "an OpenDocument text or drawing",
  xlsb: "a binary Excel workbook (.xlsb)",
  ods: "an OpenDocument spreadsheet (.ods)",
  sylk: "a SYLK spreadsheet",
  excel_xml: "an Excel 2003 XML spreadsheet",
  web_page: "a web page (HTML)",
  web_archive: "a web archive (MHTML)",
  numbers_document: "The file is an Apple Numbers document. Export it as .xlsx or .csv and upload that.",
  zip_empty: "The zip archive is empty. Put the lists into it and upload it again.",
  zip_without_sheets:
    "The zip archive holds no file that can be imported; it holds {files}. Put the lists into it, not in further archives.",
  zip_too_many_files: "The zip archive holds more than 100 files. Split it into several archives.",
  unknown_format:
    "The file is neither an .xlsx workbook nor a text file with columns (.csv). Export it as .xlsx or .csv from the program it comes from and upload that.",
  ole_without_workbook:
    "The file is an old Office document that holds no Excel workbook or is damaged. Open it in Excel, save it as .xlsx and upload that.",
  password_protected: "The workbook is password-protected. Remove the password and upload it again.",
  workbook_damaged: "The workbook is damaged: {what}. Open it in a spreadsheet program and save it again.",
  zip_cut_off: "the file is cut off or not a zip file",
  zip_list_unreadable: "its list of parts cannot be read",
  part_missing: "the part {part} is missing",
  part_unpackable: "the part {part} cannot be unpacked",
  part_cut_off: "the part {part} is cut off",
  part_checksum: "the part {part} has a wrong checksum (CRC)",
  part_method: "the part {part} is compressed by a method that spreadsheets do not use",
  part_not_xml: "the part {part} is not valid XML",
  workbook_missing: "it holds no workbook",
  sheet_missing: 'the content of the sheet "{sheet}" is missing',
  shared_text_missing: "row {row} refers to a text that the file does not have",
  content_unreadable: "its content cannot be read",
  part_doctype:
    "The part {part} of the workbook declares a document type (DOCTYPE), which no spreadsheet program writes. Open it in one and save it again.",
  zip_too_many_parts: "The file is a zip archive of more than 10,000 parts. Save the lists as .csv and upload those.",
  unpacks_too_large: "The file unpacks to more than 4 GB. Split it into several files.",
  part_unpacks_too_large:
    "The part {part} of the file unpacks to more than 200 times its size, which no real list does. Remove empty or repeated rows and upload it as .csv.",
  too_many_rows: "The sheet has more than 1,048,576 rows. Split it into several files.",
  too_many_columns:
    "Row {row} has more than 16,384 columns, which no spreadsheet has. Check how it was exported (in a CSV file, the delimiter), and export it again.",
  cell_too_long: "Row {row} has a cell of more than 1 MB. Shorten that cell or remove its column.",
  text_too_long: "The file has a cell of more than 1 MB. Shorten that cell or remove its column.",
  record_too_long: "Record {row} is longer than 16 MB. A quotation mark inside is probably never closed; correct it.",
  quote_unclosed:
    "The file ends inside a quoted cell that begins in record {row}: it is cut off, or a quotation mark is never closed. Correct that record or export the file again.",
  json_without_records:
    "The JSON file has no list of businesses. It needs an array of objects, an object in each line (NDJSON) or the features of GeoJSON.",
  json_invalid: "Record {row} of the file is not valid JSON. Correct that record or export the file again.",
  json_cut_off:
    "The JSON ends inside record {row}: the file is cut off, or a bracket is never closed. Export it again and upload that.",
  json_record_too_long: "Record {row} of the JSON file is longer than 16 MB. Shorten or remove it.",
  json_too_deep:
    "Record {row} of the JSON file is nested more than 100 levels deep. Export each business as a flat object.",
  too_many_lists: "The file has more than 500 lists. Put all businesses into one.",
  xml_invalid: "Line {line} of the file is not valid XML. Correct that line or export the file again.",
  xml_cut_off:
    "The XML ends in line {line} before all elements are closed: the file is cut off. Export it again and upload that.",
  xml_doctype:
    "The XML file declares a document type (DOCTYPE), and its entities are never read. Remove that declaration, replace its entities by their texts, and upload the file again.",
  xml_without_records:
    "The XML file has no list of businesses. It needs an element for each business, with name and address as its attributes or within it.",
  xml_record_too_long: "Record {row} of the XML file is longer than 16 MB. Shorten or remove it.",
  xml_too_deep: "The XML file nests elements more than 100 levels deep. Export each business as a flat element.",
  xml_too_many_names:
    "The elements of the XML file have more than 20,000 different paths. Give the same field of each business the same name.",
  kml_without_placemarks: "The KML file has no placemarks. Export the map with its places and upload that.",
  kml_network_link:
    "The KML file holds no places, only a link to a map on the web (NetworkLink). Export it again without the option that keeps data up to date by a link, and upload that.",
  osm_too_many_nodes:
    "The outlines in the OpenStreetMap file have more than 8,000,000 nodes. Split it, or export only the elements with a name.",
  parquet_codec:
    "The Parquet file is compressed by {codec}, which is not supported. Write it with Snappy, Zstandard or Gzip and upload that.",
  parquet_damaged: "The Parquet file is damaged or cut off. Export it again and upload that.",
  parquet_page_too_large:
    "A page of the Parquet file unpacks to more than 256 MB. Write it with smaller row groups and upload that.",
  ods_repeated_rows: "Row {row} stands for {count} equal rows; at most 10,000 are read. Remove the repeated rows.",
  reading_stalled:
    "Not a single row could be read for {seconds} seconds; reading was stopped. Save it as .csv and upload that.",
  reader_out_of_memory: "Reading the file takes more memory than is allowed. Save it as .csv and upload that.",
  reader_crashed: "The file cannot be read: the reader crashed. Open it in a spreadsheet program and save it again.",
  reader_closed: "The import was closed.",
  xls_too_slow:
    "The old Excel workbook (.xls) could not be read within {seconds} seconds; reading was stopped. Save it as .xlsx in Excel and upload that.",
  xls_out_of_memory:
    "Reading the old Excel workbook (.xls) takes more memory than is allowed. Save it as .xlsx in Excel and upload that.",
  xls_crashed:
    "The old Excel workbook (.xls) cannot be read: the reader crashed. Save it as .xlsx in Excel and upload that.",
  xlsx: "an Excel workbook (.xlsx)",
  zip: "a zip archive",
  xls: "an old Excel workbook (.xls)",
  csv: "a CSV text file",
  json: "a JSON file",
  xml: "an XML file",
  kml: "a KML file",
};
