import { expect, it } from "vitest";
import { pictureUrl, webPictureUrl } from "./picture-url.ts";

it.each([
  ["http://photos.example/a.jpg?x=1", "https://photos.example/a.jpg?x=1"],
  ["https://photos.example/a.jpg", "https://photos.example/a.jpg"],
  ["ftp://photos.example/a.jpg", undefined],
  ["javascript:alert(1)", undefined],
  ["a.jpg", undefined],
  [null, undefined],
])("the picture %j is loaded as %j", (url, loaded) => {
  expect(webPictureUrl(url)?.href).toBe(loaded);
});

it.each([
  [
    "https://lh5.googleusercontent.com/p/AF1Qip=w800-h500-k-no",
    "https://lh5.googleusercontent.com/p/AF1Qip=w400-h250-k-no",
    "https://lh5.googleusercontent.com/p/AF1Qip=w800-h500-k-no",
  ],
  [
    "https://streetviewpixels-pa.googleapis.com/v1/thumbnail?panoid=x&w=1600&h=900&yaw=1",
    "https://streetviewpixels-pa.googleapis.com/v1/thumbnail?panoid=x&w=400&h=250&yaw=1",
    "https://streetviewpixels-pa.googleapis.com/v1/thumbnail?panoid=x&w=800&h=500&yaw=1",
  ],
])("the picture %s is requested in the size of its box", (url, small, large) => {
  expect(pictureUrl(url, 400)).toEqual({ src: small, srcSet: `${small} 1x, ${large} 2x` });
});

it.each(["https://photos.example/p=w800-h500.jpg", "https://lh5.googleusercontent.com/p/AF1Qip"])(
  "the picture %s has a fixed size",
  (url) => {
    expect(pictureUrl(url, 640)).toEqual({ src: url });
  },
);
