import { ceder } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';

/** What the area and its screens are made with comes before both, so that neither evaluates it with itself. */
export const cargarLibreriasDelArea = async (): Promise<void> => {
  await import('./librerias/area.ts');
  await ceder();
};

const cargarArea = async () => {
  await cargarLibreriasDelArea();
  return import('./area.tsx');
};

export const componenteDelArea = async () => (await cargarArea()).default;
export const precargarArea = (): void => void cargarArea().catch(() => undefined);
