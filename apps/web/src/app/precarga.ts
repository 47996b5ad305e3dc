import { ceder } from '@colega/web-kit/lib/navegacion/de-a-poco.ts';

const cargarArea = () => import('./area.tsx');

export const componenteDelArea = async () => {
  await ceder();
  return (await cargarArea()).default;
};
export const precargarArea = (): void => void cargarArea().catch(() => undefined);
