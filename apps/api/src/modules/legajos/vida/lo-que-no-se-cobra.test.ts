import type { ListaDelColegio, ListaHecha } from '@colega/contract/colegio';
import type { LiquidacionDeLegajo } from '@colega/contract/dinero';
import { tasaDe } from '@colega/domain/colegio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { esDeTasaCero } from '../../../db/es-de-tasa-cero.ts';
import { operador } from '../../../testing/construir.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { leerListasEnVigor } from '../../colegio/leer-colegio.service.ts';
import { conciliar } from '../../dinero/conciliacion/conciliar.service.ts';

const INGRESO = '/colegio/authentication_token';
const DIA_MS = 86_400_000;
const TASAS = '/colegio/listas/tasas';
/** The day from which the college charges neither; the one before, both. */
const DESDE = '2026-03-23';
const ANTES = '2026-03-20';
const OTRA_VEZ = '2026-04-10';

let s: EscenarioDePagos;
let efectos: { avisos: string[] };
beforeAll(async () => {
  s = await crearEscenarioDePagos({ limiteDePedidos: 1_000_000 });
  for (const quien of ['ana', 'beto']) await operador(s.db, quien, { roles: ['aranceles'] });
  const [ana, beto] = [await s.e.prueba.conSesion('ana', INGRESO), await s.e.prueba.conSesion('beto', INGRESO)];
  const publicar = async (desde: string, tasa: string): Promise<void> => {
    const { publicadas, en_vigor } = (await ana('GET', TASAS)).json<ListaDelColegio>();
    const filas = (publicadas.find(({ id }) => id === en_vigor)?.filas ?? []).map((fila) =>
      fila.clave === 'recargo_mensual' ? fila : { ...fila, tasa, norma: '' },
    );
    const preparada = await ana('POST', TASAS, { payload: { vigente_desde: desde, norma: 'Acta 3/26', filas } });
    expect(preparada.statusCode, preparada.body).toBe(201);
    const { id, version } = preparada.json<ListaHecha>();
    efectos = (await ana('GET', `/colegio/listas/versiones/${id}/efectos`)).json();
    const publicada = await beto('POST', `/colegio/listas/versiones/${id}/publicar`, {
      headers: { 'if-match': `"${version}"` },
    });
    expect(publicada.statusCode, publicada.body).toBe(200);
  };
  // it is charged again afterwards, and then not once more
  await publicar(OTRA_VEZ, '0.04');
  await publicar('2026-05-01', '0');
  await publicar(DESDE, '0');
  s.e.prueba.avanzar(4 * DIA_MS);
  Object.assign(s.e, { mgarcia: await s.e.prueba.conSesion('mgarcia') });
});
afterAll(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 30 })).toEqual([]);
  await s.e.prueba.cerrar();
});

const conFecha = async (fecha: string) => ({ cambios: { detalles: [await s.vida.manual({ fecha })] } });
const cuentaDe = async (id: number) => {
  const detalle_id = await s.vida.original(id);
  const de = (tabla: 'ordenes_pago' | 'ceps' | 'timbrados') =>
    s.db.selectFrom(tabla).select('id').where('detalle_id', '=', detalle_id).execute();
  const cargos = await s.db
    .selectFrom('cargos_de_contrato')
    .select('importe')
    .where('detalle_id', '=', detalle_id)
    .where('importe', '<>', '0')
    .execute();
  return [cargos, await de('ordenes_pago'), await de('ceps'), await de('timbrados')].map(({ length }) => length);
};
const deLaBandeja = (id: number) =>
  s.db.selectFrom('legajo_colas').select('cola').where('legajo_id', '=', id).execute();

test('antes de publicarlo se dice que no se cobra, a quien se equivocó de celda', () => {
  expect(efectos.avisos).toEqual(
    expect.arrayContaining([
      ...['CEP', 'timbrado'].map(
        (que) =>
          `Por los contratos con fecha del 23/03/2026 en adelante no se cobra ${que}: no llevan cupón, y ninguno lo espera para visarse.`,
      ),
    ]),
  );
});

test('la base y las reglas dicen lo mismo de cada día', async () => {
  const listas = await leerListasEnVigor(s.db);
  for (const dia of ['1960-01-01', ANTES, '2026-03-22', DESDE, '2026-04-09', OTRA_VEZ, '2026-04-30', '2026-05-01'])
    for (const tasa of ['cep', 'timbrado'] as const) {
      const { rows } = await sql<{ no: boolean }>`select ${esDeTasaCero(tasa, sql`${dia}::date`)} as no`.execute(s.db);
      expect([dia, rows[0]?.no]).toEqual([dia, Number(tasaDe(listas, tasa, dia)) === 0]);
    }
});

describe('un contrato de una fecha en que el Colegio no cobra', () => {
  test('el borrador lo dice y no cuenta días para timbrar; confirmado, solo espera el visado', async () => {
    const { id } = await s.vida.hasta('borrador', await conFecha(DESDE));
    const borrador = await s.vida.leer(id);
    expect(borrador).toMatchObject({ estado_cep: 'sin_cobro', estado_timbrado: { tipo: 'sin_cobro' } });
    expect(borrador.detalles[0]?.plazo_de_timbrado).toBeNull();
    await s.vida.confirmar(id);
    expect(await s.vida.leer(id)).toMatchObject({
      ...{ estado_cep: 'sin_cobro', estado_timbrado: { tipo: 'sin_cobro' }, falta: ['visar'], pendientes: [] },
      acciones_permitidas: { puede_generar_cep: false, puede_timbrarse_prepago: false },
    });
    expect(await deLaBandeja(id)).toEqual([{ cola: 'listos_para_visar' }]);
    const { espera_a, espera_hasta } = await s.db
      .selectFrom('legajos')
      .select(['espera_a', 'espera_hasta'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect([espera_a, espera_hasta]).toEqual(['colegio', null]);
  });

  test('no hay cupón que generar, ni cargo de cero, y se visa así', async () => {
    const { id } = await s.vida.hasta('confirmado', await conFecha(DESDE));
    const leer = async (de: 'ceps' | 'timbrados') =>
      (
        await s.e.mgarcia('POST', `/liquidaciones/${de}/preLiquidacion`, { payload: { id } })
      ).json<LiquidacionDeLegajo>();
    expect([await leer('ceps'), await leer('timbrados')]).toMatchObject([
      { importe_total: '0.00', conceptos: [], motivo: 'El contrato vigente no debe CEP.' },
      { importe_total: '0.00', conceptos: [], motivo: 'El contrato no debe timbrado.' },
    ]);
    await expect(s.emitirDeLegajo(id, 'cep')).rejects.toThrow('no debe CEP');
    await expect(s.emitirDeLegajo(id, 'timbrados')).rejects.toThrow('no debe timbrado');
    await s.vida.visar(id);
    const visado = await s.vida.leer(id);
    expect([visado.estado_legajo.clave, visado.falta, visado.detalles[0]?.plazo_de_timbrado]).toEqual([
      ...['visado', [], null],
    ]);
    expect(await cuentaDe(id)).toEqual([0, 0, 0, 0]);
    const debe = await s.e.mgarcia('GET', `/liquidaciones/por_pagar/${s.e.persona.id}`);
    expect(debe.body).not.toContain(`legajo #${visado.numero_legajo}`);
  });

  test('el listado lo dice, y no lo muestra como un CEP pagado', async () => {
    const { id } = await s.vida.hasta('confirmado', await conFecha(DESDE));
    const listado = await s.e.mgarcia('GET', `/legajos?persona.id=${s.e.persona.id}`);
    const suyo = listado.json<{ items: { id: number; estado_cep: string }[] }>().items.find((una) => una.id === id);
    expect(suyo?.estado_cep).toBe('sin_cobro');
  });

  test('el de antes se cobra como siempre, también cuando su ampliación ya no', async () => {
    const { id } = await s.vida.hasta('confirmado', await conFecha(ANTES));
    expect(await s.vida.leer(id)).toMatchObject({ estado_cep: 'pendiente', falta: ['pagar_cep', 'timbrar'] });
    const cupon = await s.emitirDeLegajo(id, 'cep');
    expect((await s.leer(cupon)).monto_total).toBe('5000.00');
    await s.acreditar(cupon, { importe: '5000.00' });
    await s.vida.timbrar(id);
    const ampliacion = await s.e.mgarcia('POST', '/legajo_detalles', {
      payload: await s.vida.ampliacion(id, { fecha: DESDE }),
    });
    expect(ampliacion.statusCode, ampliacion.body).toBe(201);
    const { id: detalle_id } = ampliacion.json<{ id: number }>();
    expect((await s.vida.cambiarEstado(detalle_id, 'confirmado')).statusCode).toBe(200);
    expect(await s.vida.leer(id)).toMatchObject({
      ...{ estado_cep: 'pagado', estado_timbrado: { tipo: 'sin_cobro' }, falta: ['visar'] },
    });
    await s.vida.visar(id);
    expect((await s.vida.leer(id)).estado_legajo.clave).toBe('visado');
  });
});
