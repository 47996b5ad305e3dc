import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { loQueNoCierra } from '../../../testing/dinero/cuentas-claras.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { barrerCobranzas } from '../cobros/barrer-cobranzas.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { crearTurnos } from '../intenciones/turnos.ts';
import { findOperaciones } from '../papeles/documentos.repository.ts';
import { acreditarAMano } from './acreditar-a-mano.service.ts';
import { anotarSinIdentificar, dejarAFavorDe, devolverCobro, identificarCobro } from './cobros-sin-cupon.service.ts';
import { anularCobro, reabrirCobro } from './deshacer-cobro.service.ts';
import { devolverCredito } from './devolver.service.ts';
import { revertirDelDia } from './revertir.service.ts';

const UN_DIA = 24 * 60 * 60 * 1000;

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  cobros = cobrosDeNadie(s);
});
afterAll(() => s.prueba.cerrar());
afterEach(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 })).toEqual([]);
});

const alas = (instante: string, hoy: string) => ({ ...cobros.elColegio(), ahora: new Date(instante), hoy });
const maniana = () => {
  const { ahora } = cobros.elColegio();
  const despues = new Date(ahora.getTime() + UN_DIA).toISOString();
  return alas(despues, despues.slice(0, 10));
};
/** One of them is done, and the others find that it was. */
const unaSola = (hechos: PromiseSettledResult<unknown>[], codigo: string): void => {
  expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const rechazos = hechos.flatMap((hecho) => (hecho.status === 'rejected' ? [hecho.reason.codigo] : []));
  expect(rechazos).toEqual([codigo, codigo]);
};
const historia = async (entidad: string, id: number) =>
  (
    await s.db
      .selectFrom('auditoria')
      .select('accion')
      .where('entidad', '=', entidad)
      .where('entidad_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ accion }) => accion);
const cupon = async () => s.boleta(await s.cuponDeMatricula());

describe('lo que se anotó mal de un dinero de nadie', () => {
  test('se anula el mismo día: no entró, y su comprobante se anota de nuevo, bien', async () => {
    const antes = await cobros.hay('transferencia');
    const pago = cobros.transferencia('2500.00');
    const { cobranza_id } = await anotarSinIdentificar(s.db, pago);
    const anular = () => anularCobro(s.db, cobranza_id, cobros.elColegio());
    unaSola(await Promise.allSettled([anular(), anular(), anular()]), 'cobranza_decidida');
    expect(await historia('cobranza', cobranza_id)).toEqual(['acreditar', 'anular']);
    expect(await cobros.hay('transferencia')).toEqual(antes);
    const bien = await anotarSinIdentificar(s.db, { ...pago, importe: '250.00' });
    expect(bien.nueva).toBe(true);
    expect(await anotarSinIdentificar(s.db, { ...pago, importe: '250.00' })).toEqual({ ...bien, nueva: false });
    await anularCobro(s.db, bien.cobranza_id, cobros.elColegio());
    const numero_boleta = await cupon();
    expect(await acreditarAMano(s.db, { ...pago, importe: '250.00', numero_boleta })).toMatchObject({ nueva: true });
    await expect(anotarSinIdentificar(s.db, pago)).rejects.toMatchObject({ codigo: 'comprobante_ya_usado' });
    expect(await cobros.hay('transferencia')).toEqual({ ...antes, de: antes.de + 250 });
  });

  test('otro día no, ni por haberse identificado y deshecho hoy lo de ayer', async () => {
    const id = await cobros.nueva('12.00');
    await expect(anularCobro(s.db, id, maniana())).rejects.toMatchObject({ codigo: 'cobranza_de_otro_dia' });
    const numero_boleta = await cupon();
    const { operacion_id } = await identificarCobro(s.db, id, { ...maniana(), numero_boleta });
    await revertirDelDia(s.db, { ...maniana(), operacion_id });
    const [vuelto] = await cobros.enLaLista();
    await expect(anularCobro(s.db, vuelto?.id ?? 0, maniana())).rejects.toMatchObject({
      codigo: 'cobranza_de_otro_dia',
    });
    await anularCobro(s.db, vuelto?.id ?? 0, cobros.elColegio());
  });

  test('lo que dijo un cobrador no lo anula el Colegio; lo que ya se decidió, tampoco', async () => {
    s.falsas.cobros.push({
      ...{ externo: '900', numero_boleta: 77_777_900, importe: '33.00', fecha: s.prueba.ahora() },
      medio: 'codigo_barra',
    });
    const { db, falsas, prueba } = s;
    await barrerCobranzas({ db, pasarelas: falsas.pasarelas, reloj: prueba.ahora, turnos: crearTurnos() });
    const [listada] = await cobros.enLaLista();
    await expect(anularCobro(s.db, listada?.id ?? 0, cobros.elColegio())).rejects.toMatchObject({
      codigo: 'cobranza_de_un_cobrador',
    });
    await devolverCobro(s.db, listada?.id ?? 0, cobros.deVuelta());
    const id = await cobros.nueva('13.00');
    await devolverCobro(s.db, id, cobros.deVuelta());
    await expect(anularCobro(s.db, id, cobros.elColegio())).rejects.toMatchObject({ codigo: 'cobranza_decidida' });
    await expect(anularCobro(s.db, 99_999, cobros.elColegio())).rejects.toMatchObject({ status: 404 });
  });

  test('el día es el de acá: lo de la tarde se anula hasta la medianoche, y no un minuto después', async () => {
    const [tarde, noche] = ['2026-03-20T23:30:00Z', '2026-03-21T02:59:30Z'];
    const anotar = async (instante: string) => {
      const ahora = new Date(instante);
      const pago = { ...cobros.transferencia('50.00'), ahora, fecha_pago: ahora };
      return (await anotarSinIdentificar(s.db, pago)).cobranza_id;
    };
    await anularCobro(s.db, await anotar(tarde), alas(noche, '2026-03-20'));
    const id = await anotar(noche);
    await devolverCobro(s.db, id, { ...cobros.deVuelta(), ...alas(noche, '2026-03-20') });
    await expect(reabrirCobro(s.db, id, alas('2026-03-21T03:00:30Z', '2026-03-21'))).rejects.toMatchObject({
      codigo: 'decision_fuera_del_dia',
    });
    const { cobranza_id } = await reabrirCobro(s.db, id, alas('2026-03-21T02:59:45Z', '2026-03-20'));
    await expect(anularCobro(s.db, cobranza_id, alas('2026-03-21T03:00:30Z', '2026-03-21'))).rejects.toMatchObject({
      codigo: 'cobranza_de_otro_dia',
    });
    await anularCobro(s.db, cobranza_id, alas('2026-03-21T02:59:50Z', '2026-03-20'));
  });
});

describe('lo que se decidió mal de un dinero de nadie', () => {
  test('dejado a favor de quien no era, vuelve a ser de nadie, una vez, y queda a favor de quien era', async () => {
    const antes = await cobros.hay('transferencia');
    const pago = cobros.transferencia('80.00');
    const { cobranza_id } = await anotarSinIdentificar(s.db, pago);
    await dejarAFavorDe(s.db, cobranza_id, { ...cobros.elColegio(), cuit: s.e.otra.persona.cuit });
    await expect(anotarSinIdentificar(s.db, pago)).rejects.toMatchObject({ codigo: 'comprobante_ya_decidido' });
    await expect(reabrirCobro(s.db, cobranza_id, maniana())).rejects.toMatchObject({
      codigo: 'decision_fuera_del_dia',
    });
    const reabrir = () => reabrirCobro(s.db, cobranza_id, cobros.elColegio());
    unaSola(await Promise.allSettled([reabrir(), reabrir(), reabrir()]), 'cobranza_reabierta');
    expect(await historia('cobranza', cobranza_id)).toEqual(['acreditar', 'reabrir']);
    expect((await historia('persona', s.e.otra.persona.id)).slice(-2)).toEqual(['identificar', 'reabrir']);
    expect(await cobros.hay('transferencia')).toEqual({
      de: antes.de + 80,
      sin_identificar: antes.sin_identificar + 80,
    });
    expect(await loQueNoCierra(s.db, s.e.otra.persona.id, s.momento().hoy)).toEqual([]);
    const { cobranza_id: otra, nueva } = await anotarSinIdentificar(s.db, pago);
    expect({ nueva, esOtra: otra !== cobranza_id }).toEqual({ nueva: false, esOtra: true });
    await dejarAFavorDe(s.db, otra, { ...cobros.elColegio(), cuit: s.e.persona.cuit });
    expect(await cobros.hay('transferencia')).toEqual({ ...antes, de: antes.de + 80 });
    expect(await loQueNoCierra(s.db, s.e.persona.id, s.momento().hoy)).toEqual([]);
  });

  test('si de ese saldo a favor ya se usó algo, no', async () => {
    const id = await cobros.nueva('90.00');
    await dejarAFavorDe(s.db, id, { ...cobros.elColegio(), cuit: s.e.persona.cuit });
    const { id: credito_id } = await s.db
      .selectFrom('creditos')
      .select('id')
      .where('importe', '=', '90.00')
      .executeTakeFirstOrThrow();
    await devolverCredito(s.db, { ...cobros.elColegio(), credito_id, importe: '1.00', comprobante: 'DV-1' });
    await expect(reabrirCobro(s.db, id, cobros.elColegio())).rejects.toMatchObject({ codigo: 'saldo_ya_usado' });
  });

  test('dicho devuelto sin que se devolviera, vuelve a la cuenta en la que entró, y se puede anular', async () => {
    const antes = await cobros.hay('transferencia');
    const id = await cobros.nueva('70.00');
    await devolverCobro(s.db, id, cobros.deVuelta('DV-2'));
    const { cobranza_id } = await reabrirCobro(s.db, id, cobros.elColegio());
    expect(await cobros.hay('transferencia')).toEqual({
      de: antes.de + 70,
      sin_identificar: antes.sin_identificar + 70,
    });
    await expect(reabrirCobro(s.db, cobranza_id, cobros.elColegio())).rejects.toMatchObject({
      codigo: 'cobranza_sin_decidir',
    });
    // What is asked of the row that had it is answered with the one that has it.
    for (const deshacer of [reabrirCobro, anularCobro])
      await expect(deshacer(s.db, id, cobros.elColegio())).rejects.toMatchObject({
        codigo: 'cobranza_reabierta',
        message: expect.stringContaining(`es ahora la cobranza ${cobranza_id}.`),
      });
    expect((await historia('cobranza', id)).slice(-2)).toEqual(['devolver', 'reabrir']);
    await anularCobro(s.db, cobranza_id, cobros.elColegio());
    expect(await cobros.hay('transferencia')).toEqual(antes);
  });

  test('la transferencia con la que se dijo devuelto el que no era devuelve el que era', async () => {
    const [mal, bien] = [await cobros.nueva('73.00'), await cobros.nueva('74.00')];
    const con = cobros.deVuelta('DV-4');
    await devolverCobro(s.db, mal, con);
    const { cobranza_id } = await reabrirCobro(s.db, mal, cobros.elColegio());
    await devolverCobro(s.db, bien, con);
    await expect(devolverCobro(s.db, cobranza_id, con)).rejects.toMatchObject({ codigo: 'transferencia_ya_anotada' });
    await anularCobro(s.db, cobranza_id, cobros.elColegio());
  });

  test('lo que entró por caja no se devuelve por transferencia', async () => {
    const pago = { ...cobros.transferencia('75.00'), medio: 'caja' as const, banco: null };
    const { cobranza_id } = await anotarSinIdentificar(s.db, pago);
    const con = cobros.deVuelta('DV-5');
    await expect(devolverCobro(s.db, cobranza_id, con)).rejects.toMatchObject({ codigo: 'devolucion_de_caja' });
    await devolverCobro(s.db, cobranza_id, cobros.elColegio());
  });

  test('una transferencia devuelve una sola cosa', async () => {
    const [uno, otro] = [await cobros.nueva('71.00'), await cobros.nueva('72.00')];
    const con = cobros.deVuelta('DV-3');
    const hechos = await Promise.allSettled([devolverCobro(s.db, uno, con), devolverCobro(s.db, otro, con)]);
    expect(hechos.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { codigo: 'transferencia_ya_anotada' },
    });
    const queda = (await cobros.enLaLista()).find(({ importe }) => ['71.00', '72.00'].includes(importe ?? ''))?.id ?? 0;
    await dejarAFavorDe(s.db, queda, { ...cobros.elColegio(), cuit: s.e.persona.cuit });
    const { id: credito_id } = await s.db
      .selectFrom('creditos')
      .select('id')
      .where('importe', 'in', ['71.00', '72.00'])
      .executeTakeFirstOrThrow();
    await expect(devolverCredito(s.db, { ...con, credito_id, importe: '1.00' })).rejects.toMatchObject({
      codigo: 'transferencia_ya_anotada',
    });
  });
});

describe('de lo que se deshizo se dice el número que se dijo', () => {
  test('en el saldo a favor, aunque lleve una barra', async () => {
    const pago = cobros.transferencia('76.00', '0012/2026');
    const { cobranza_id: mal } = await anotarSinIdentificar(s.db, { ...pago, importe: '67.00' });
    await anularCobro(s.db, mal, cobros.elColegio());
    const { cobranza_id } = await anotarSinIdentificar(s.db, pago);
    await devolverCobro(s.db, cobranza_id, cobros.deVuelta());
    const { cobranza_id: otra } = await reabrirCobro(s.db, cobranza_id, cobros.elColegio());
    await dejarAFavorDe(s.db, otra, { ...cobros.elColegio(), cuit: s.e.persona.cuit });
    const descripcion = s.db.selectFrom('creditos').select('descripcion').where('importe', '=', '76.00');
    expect(await descripcion.executeTakeFirst()).toEqual({ descripcion: 'Saldo a favor: cobro 0012/2026 sin cupón' });
  });

  test('y en los papeles de su pago', async () => {
    const [mal, bien] = [await s.cuponDeMatricula(), await s.cuponDeMatricula()];
    const pago = cobros.transferencia('77.00', '0012/2027');
    const { operacion_id } = await acreditarAMano(s.db, { ...pago, numero_boleta: await s.boleta(mal) });
    await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id });
    await acreditarAMano(s.db, { ...pago, numero_boleta: await s.boleta(bien) });
    for (const id of [mal, bien]) expect(await findOperaciones(s.db, id)).toMatchObject([{ externo: '0012/2027' }]);
  });

  test('y lo de un renglón que repite el número de otro, el de su listado', async () => {
    const { db, falsas, prueba } = s;
    const renglon = { externo: '901', importe: '34.00', fecha: prueba.ahora(), medio: 'codigo_barra' } as const;
    falsas.cobros.push({ ...renglon, numero_boleta: 77_777_901 }, { ...renglon, numero_boleta: 77_777_902 });
    await barrerCobranzas({ db, pasarelas: falsas.pasarelas, reloj: prueba.ahora, turnos: crearTurnos() });
    const listadas = (await cobros.enLaLista()).filter(({ importe }) => importe === '34.00');
    for (const { id } of listadas) await dejarAFavorDe(db, id, { ...cobros.elColegio(), cuit: s.e.persona.cuit });
    const suyos = await db.selectFrom('creditos').select('descripcion').where('importe', '=', '34.00').execute();
    expect(suyos).toEqual(Array(2).fill({ descripcion: 'Saldo a favor: cobro 901 sin cupón' }));
  });
});

test('lo que entró antes de que hubiera un cupón no lo pagó', async () => {
  const pago = cobros.transferencia('15.00');
  const { cobranza_id } = await anotarSinIdentificar(s.db, {
    ...pago,
    fecha_pago: new Date(pago.ahora.getTime() - UN_DIA),
  });
  const numero_boleta = await cupon();
  await expect(identificarCobro(s.db, cobranza_id, { ...cobros.elColegio(), numero_boleta })).rejects.toMatchObject({
    codigo: 'pago_anterior_al_cupon',
  });
  await devolverCobro(s.db, cobranza_id, cobros.deVuelta());
});
