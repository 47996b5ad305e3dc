import { expect, test } from 'vitest';
import { crearPendientes, crearTurnosAnotados, terminarTodos } from './pendientes.ts';
import { COMO, crearProveedores } from './proveedor.ts';

const NUNCA = new Promise<never>(() => undefined);
const nada = () => ({});

test('una historia termina cuando terminó todo lo que sus portales empezaron, también lo que ya nadie espera', async () => {
  const proveedores = crearProveedores();
  const pendientes = crearPendientes();
  const turnos = crearTurnosAnotados(pendientes, NUNCA);
  const { net_pagos } = proveedores.pasarelas();
  const dichos: string[] = [];
  const preguntar = async (): Promise<void> => {
    const intencion = { externo: null, referencia: 'r', creada_en: new Date(), vence: new Date() };
    dichos.push((await net_pagos.consultar(intencion)).estado);
  };
  const comoLento = () => ({ modo: 'lento' as const, alRetener: (): void => undefined, sigue: () => true });
  void COMO.run(comoLento(), () => turnos('preguntar', preguntar));
  // This one is somebody else's: it is slow too, and begins when the first ends.
  void COMO.run(comoLento(), () => turnos('preguntar', preguntar, { desdeAhora: true }));
  expect(proveedores.sinResponder()).toEqual([{ medio: 'net_pagos', modo: 'lento' }]);

  await proveedores.soltarHasta(terminarTodos([pendientes], nada));
  expect(dichos).toEqual(['pendiente', 'pendiente']);
  expect(proveedores.sinResponder()).toEqual([]);
});

test('lo que no termina, o falla sin que nadie lo espere, hace fallar su historia y dice qué es', async () => {
  const colgado = crearPendientes();
  crearTurnosAnotados(colgado, NUNCA)('preguntar 7', () => NUNCA);
  const conexiones = { libres: 0 };
  await expect(terminarTodos([crearPendientes(), colgado], () => ({ conexiones }), 1)).rejects.toThrow(
    'No terminan (por portal): [[],["preguntar 7"]]; {"conexiones":{"libres":0}}',
  );

  const roto = crearPendientes();
  roto.anotar('abrir', Promise.reject(new Error('se rompió')));
  await expect(terminarTodos([roto], nada)).rejects.toMatchObject({ errors: [new Error('se rompió')] });
});
