import type { Cupon } from '@colega/contract/dinero';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../testing/dinero/escenario-de-pagos.ts';
import { liquidacionesDe } from '../../testing/dinero/liquidaciones.ts';

let s: EscenarioDePagos;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.prueba.cerrar());

const pedir = async <T>(metodo: 'GET' | 'POST' | 'PUT', ruta: string, payload?: object): Promise<T> => {
  const respuesta = await s.e.mgarcia(metodo, ruta, payload ? { payload } : {});
  expect(respuesta.statusCode, `${metodo} ${ruta}: ${respuesta.body}`).toBeLessThan(300);
  return respuesta.json<T>();
};

test('un legajo se carga y se lleva adelante, se certifica, y la cuenta se lee y se liquida [LAY-003]', async () => {
  const { e, vida } = s;
  // The file gets its tasks, fee, client and property, is corrected as a draft, and is confirmed.
  const destino_tarea = 'Presentar ante quien corresponda';
  const detalles = [await vida.manual({ destino_tarea, monto: '120000.00' })];
  const rubro_id = await e.idDe('rubros', 'instalaciones_electricas');
  const legajo = await vida.crear({ cambios: { rubro_id, detalles } });
  const corregido = await vida.edicion(legajo, { inmuebles: [{ ...e.inmueble, calle: 'Calle 51' }] });
  await pedir('PUT', `/legajos/${legajo.id}`, corregido);
  expect((await vida.cambiarEstado(await vida.original(legajo.id), 'confirmado')).statusCode).toBe(200);
  const leido = await vida.leer(legajo.id);
  expect(leido).toMatchObject({
    estado: { clave: 'confirmado' },
    detalles: [{ monto: '120000.00', tareas: [{ monto: '100000.00' }] }],
    comitentes: [{ apellido_nombre: 'Fernández Ana Paula' }],
    inmuebles: [{ calle: 'Calle 51', latitud: e.inmueble.latitud }],
  });

  // Its CEP is paid, and then a certificate is issued.
  const cep = await s.emitirDeLegajo(legajo.id, 'cep');
  await s.acreditar(cep, { importe: '6000.00' });
  const partes = {
    'titular.id': leido.comitentes[0]?.id ?? 0,
    'inmueble.id': leido.inmuebles[0]?.id ?? 0,
    'titular.localidad_id': e.localidad.id,
  };
  await pedir('POST', '/certificados/t1g', { legajo_id: legajo.id, ...cuerpoDePrueba('t1g', partes) });
  expect((await vida.leer(legajo.id)).certificados).toMatchObject([{ type: 't1g', estado: 'confirmado' }]);

  // What the account owes is read, settled and paid, and then reads as paid.
  const l = liquidacionesDe(s);
  await l.generar(2026);
  const resumen = async () => {
    const { resumen: filas } = await pedir<{ resumen: { descripcion: string; estado: string }[] }>(
      'GET',
      `/liquidaciones/resumen_cuenta/${l.persona_id}`,
    );
    return Object.fromEntries(filas.map(({ descripcion, estado }) => [descripcion, estado]));
  };
  expect(await resumen()).toMatchObject({ 'ARANCEL 2026': 'PENDIENTE' });
  const orden = await l.liquidar((descripcion) => descripcion === 'ARANCEL 2026');
  const { monto_a_pagar } = await s.leer(orden);
  await s.acreditar(orden, { importe: monto_a_pagar ?? '0.00' });
  expect(await resumen()).toMatchObject({ 'ARANCEL 2026': 'PAGADO' });
  const { items } = await pedir<{ items: Cupon[] }>('GET', `/orden_pagos?persona.id=${l.persona_id}`);
  expect(items.map(({ id, estado }) => [id, estado.nombre])).toEqual(
    expect.arrayContaining([
      [cep, 'pago'],
      [orden, 'pago'],
    ]),
  );
});
