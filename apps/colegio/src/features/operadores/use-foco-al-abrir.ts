import { type RefObject, useEffect, useRef } from 'react';

/** What opens inside a screen takes the focus, so that it is read aloud and the keyboard goes on from there. */
export const useFocoAlAbrir = (): RefObject<HTMLHeadingElement | null> => {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => titulo.current?.focus(), []);
  return titulo;
};
