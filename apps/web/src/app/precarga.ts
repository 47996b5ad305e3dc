import { cargarDeAPoco } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';

const cargarArea = async () => {
  await cargarDeAPoco([() => import('./librerias/area.ts')]);
  return import('./area.tsx');
};

export const componenteDelArea = async () => (await cargarArea()).default;
export const precargarArea = (): void => void cargarArea().catch(() => undefined);
