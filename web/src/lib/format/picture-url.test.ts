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
    "https://lh5.googleusercontent.com/p/AF1Qip=w1600-h900-k-no",
    "https://lh5.googleusercontent.com/p/AF1Qip=wW-hH-k-no",
  ],
  [
    "https://streetviewpixels-pa.googleapis.com/v1/thumbnail?panoid=x&w=1600&h=900&yaw=1",
    "https://streetviewpixels-pa.googleapis.com/v1/thumbnail?panoid=x&w=W&h=H&yaw=1",
  ],
])("the picture %s is offered in a size for every box", (url, form) => {
  const sized = (width: number, height: number) => form.replace("W", String(width)).replace("H", String(height));
  const offered = [200, 320, 400, 640, 800].map((width) => `${sized(width, (width * 10) / 16)} ${width}w`);
  expect(pictureUrl(url)).toEqual({ src: sized(400, 250), srcSet: offered.join(", ") });
});

it.each(["https://photos.example/p=w800-h500.jpg", "https://lh5.googleusercontent.com/p/AF1Qip"])(
  "the picture %s has a fixed size",
  (url) => {
    expect(pictureUrl(url)).toEqual({ src: url });
  },
);
