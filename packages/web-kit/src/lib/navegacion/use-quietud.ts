import { useEffect, useState } from 'react';
import { esperarQuietud } from './esperar-quietud.ts';

let yaHubo = false;

/** Whether the page that was opened has had nothing to do: then comes what was not needed to draw it. */
export const useQuietud = (): boolean => {
  const [quieta, setQuieta] = useState(yaHubo);
  useEffect(() => {
    let sigue = true;
    const alAquietarse = () => {
      yaHubo = true;
      if (sigue) setQuieta(true);
    };
    if (!quieta) void esperarQuietud().then(alAquietarse);
    return () => {
      sigue = false;
    };
  }, [quieta]);
  return quieta;
};
