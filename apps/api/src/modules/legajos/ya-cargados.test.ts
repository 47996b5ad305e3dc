import type { YaCargados } from '@colega/contract/legajos';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crearEscenario, type Escenario, PERSONA_FISICA } from '../../testing/legajos/escenario.ts';
import { formasDePagoAl } from './formas-de-pago.ts';

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

const leer = async (quien: Escenario['mgarcia']): Promise<YaCargados> =>
  (await quien('GET', '/legajos/ya_cargados')).json<YaCargados>();

const crear = async (cambios: Partial<ReturnType<Escenario['detalle']>>): Promise<number> => {
  const calculo = await e.generar();
  const payload = e.legajo(calculo, { detalles: [{ ...e.detalle(calculo), ...cambios }] });
  return (await e.mgarcia('POST', '/legajos', { payload })).json<{ id: number }>().id;
};

test('lo que dicen los legajos propios, el último primero; de otra persona, nada [S-856]', async () => {
  const primero = await crear({ forma_de_pago: 'Contado' });
  const segundo = await crear({ forma_de_pago: 'En dos pagos', tribunal_actuante: 'Tandil', destino_tarea: 'EDEA' });
  const { items } = await leer(e.mgarcia);
  expect(items.map(({ id, forma_de_pago }) => [id, forma_de_pago])).toEqual([
    [segundo, 'En dos pagos'],
    [primero, 'Contado'],
  ]);
  const { calle, numero, partido, localidad_id } = e.inmueble;
  expect(items[0]).toMatchObject({
    ...{ cargado_el: '2026-03-20', anulado: false, tribunal_actuante: 'Tandil', destino_tarea: 'EDEA' },
    ...{ cuits: [PERSONA_FISICA], tareas: [await e.idDe('tareas', 'medicion')] },
    inmuebles: [{ calle, numero, partido, localidad_id, partida: null }],
  });
  expect((await leer(e.csosa)).items).toEqual([]);
});

test('las formas de pago que propone el Colegio son las que rigen ese día [S-855]', async () => {
  expect(formasDePagoAl('2014-12-31')).toEqual([]);
  const { formas_de_pago } = await leer(e.csosa);
  expect(formas_de_pago).toEqual(formasDePagoAl('2026-03-20'));
  expect(formas_de_pago).toContain('Contado');
});
