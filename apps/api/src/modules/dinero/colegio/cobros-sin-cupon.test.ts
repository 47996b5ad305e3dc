import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cobrosDeNadie } from '../../../testing/dinero/cobros-de-nadie.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { barrerCobranzas } from '../cobros/barrer-cobranzas.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { crearTurnos } from '../intenciones/turnos.ts';
import { acreditarAMano } from './acreditar-a-mano.service.ts';
import { anotarSinIdentificar, dejarAFavorDe, devolverCobro, identificarCobro } from './cobros-sin-cupon.service.ts';
import { revertirDelDia } from './revertir.service.ts';

let s: EscenarioDePagos;
let cobros: ReturnType<typeof cobrosDeNadie>;
beforeAll(async () => {
  s = await crearEscenarioDePagos();
  cobros = cobrosDeNadie(s);
});
afterAll(() => s.e.prueba.cerrar());
afterEach(async () => {
  expect(await conciliar(s.db, s.falsas.pasarelas, { ...s.momento(), dias: 1 })).toEqual([]);
});

describe('lo que lista un cobrador de ningún cupón', () => {
  const barrer = () =>
    barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos() });

  test('está en el libro desde que se lo lee, una vez, por muchas veces que venga y quienes lo lean', async () => {
    const antes = await cobros.hay('codigo_barra');
    const cobro = { externo: '700', numero_boleta: 77_777_777, importe: '333.33', fecha: s.prueba.ahora() };
    s.falsas.cobros.push({ ...cobro, medio: 'codigo_barra' });
    await Promise.allSettled([barrer(), barrer(), barrer()]);
    await barrer();
    expect(await cobros.hay('codigo_barra')).toEqual({
      de: antes.de + 333.33,
      sin_identificar: antes.sin_identificar + 333.33,
    });
    expect(await cobros.enLaLista()).toMatchObject([{ importe: '333.33' }]);
  });

  test('cuando se sabe de qué cupón es, se acredita y deja de estar sin identificar: es el mismo dinero', async () => {
    const antes = await cobros.hay('codigo_barra');
    const [cobro] = await cobros.enLaLista();
    const id = await s.cuponDeMatricula('333.33');
    const pedido = { ...cobros.elColegio(), numero_boleta: await s.boleta(id) };
    const hechos = await Promise.allSettled([1, 2, 3].map(() => identificarCobro(s.db, cobro?.id ?? 0, pedido)));
    expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(hechos.flatMap((hecho) => (hecho.status === 'rejected' ? [hecho.reason] : []))).toMatchObject([
      { status: 404 },
      { status: 404 },
    ]);
    expect(await cobros.hay('codigo_barra')).toEqual({ de: antes.de, sin_identificar: antes.sin_identificar - 333.33 });
    await barrer();
    expect(await s.operaciones(id)).toMatchObject([{ importe: '333.33', aplicado: '333.33' }]);
    expect(await cobros.enLaLista()).toEqual([]);
  });
});

describe('lo que un cobrador listó y el Colegio dijo de qué cupón era', () => {
  const barrer = () =>
    barrerCobranzas({ db: s.db, pasarelas: s.falsas.pasarelas, reloj: s.prueba.ahora, turnos: crearTurnos() });
  const listado = (externo: string, numero_boleta: number) =>
    s.falsas.cobros.push({ externo, numero_boleta, importe: '64.00', fecha: s.prueba.ahora(), medio: 'codigo_barra' });
  const operacionDe = async (numero: number): Promise<number> => {
    const { id } = await s.db
      .selectFrom('operaciones_pago as p')
      .innerJoin('ordenes_pago as o', 'o.id', 'p.orden_id')
      .select('p.id')
      .where('o.numero_boleta', '=', numero)
      .executeTakeFirstOrThrow();
    return id;
  };

  test('se deshace el mismo día y vuelve a la lista; lo que el cobrador acredita solo, no', async () => {
    const antes = await cobros.hay('codigo_barra');
    listado('764', 77_777_764);
    await barrer();
    const [cobro] = await cobros.enLaLista();
    const numero_boleta = await s.boleta(await s.cuponDeMatricula());
    const { operacion_id } = await identificarCobro(s.db, cobro?.id ?? 0, { ...cobros.elColegio(), numero_boleta });
    await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id });
    await barrer();
    expect(await cobros.hay('codigo_barra')).toEqual({
      de: antes.de + 64,
      sin_identificar: antes.sin_identificar + 64,
    });
    const [vuelto] = await cobros.enLaLista();
    await devolverCobro(s.db, vuelto?.id ?? 0, cobros.deVuelta());
    const solo = await s.boleta(await s.cuponDeMatricula());
    listado('765', solo);
    await barrer();
    await expect(
      revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id: await operacionDe(solo) }),
    ).rejects.toMatchObject({ codigo: 'reversion_de_otro_medio' });
  });
});

describe('lo que el Colegio anota sin cupón', () => {
  test('dos veces es uno, también a la vez; con otro importe, no es ese', async () => {
    const antes = await cobros.hay('transferencia');
    const pago = cobros.transferencia('250.00');
    const hechos = await Promise.all([1, 2, 3].map(() => anotarSinIdentificar(s.db, pago)));
    expect(hechos.filter((hecho) => hecho.nueva)).toHaveLength(1);
    expect(new Set(hechos.map(({ cobranza_id }) => cobranza_id)).size).toBe(1);
    expect(await cobros.hay('transferencia')).toEqual({
      de: antes.de + 250,
      sin_identificar: antes.sin_identificar + 250,
    });
    await expect(anotarSinIdentificar(s.db, { ...pago, importe: '251.00' })).rejects.toMatchObject({
      codigo: 'comprobante_sin_identificar',
    });
    await devolverCobro(s.db, hechos[0]?.cobranza_id ?? 0, cobros.deVuelta());
  });

  test('su comprobante no se acredita además en un cupón, ni al revés', async () => {
    const id = await s.cuponDeMatricula();
    const pago = cobros.transferencia('250.00');
    const numero_boleta = await s.boleta(id);
    const hechos = await Promise.allSettled([
      anotarSinIdentificar(s.db, pago),
      acreditarAMano(s.db, { ...pago, numero_boleta }),
    ]);
    expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { cobranza_id } of hechos.flatMap((h) =>
      h.status === 'fulfilled' && 'cobranza_id' in h.value ? [h.value] : [],
    ))
      await devolverCobro(s.db, cobranza_id, cobros.deVuelta());
    const otro = cobros.transferencia('10.00');
    await acreditarAMano(s.db, { ...otro, numero_boleta });
    await expect(anotarSinIdentificar(s.db, otro)).rejects.toMatchObject({ codigo: 'comprobante_ya_usado' });
  });

  test('queda a favor de una persona, y de ninguna otra', async () => {
    const antes = await cobros.hay('transferencia');
    const id = await cobros.nueva('80.00');
    const pedido = { ...cobros.elColegio(), cuit: s.e.persona.cuit };
    const hechos = await Promise.allSettled([
      dejarAFavorDe(s.db, id, pedido),
      dejarAFavorDe(s.db, id, { ...pedido, cuit: s.e.otra.persona.cuit }),
      devolverCobro(s.db, id, cobros.deVuelta()),
    ]);
    expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await cobros.hay('transferencia')).sin_identificar).toBe(antes.sin_identificar);
    const otro = await cobros.nueva('81.00');
    await dejarAFavorDe(s.db, otro, pedido);
    await expect(dejarAFavorDe(s.db, otro, pedido)).rejects.toMatchObject({ status: 404 });
    const creditos = await s.db.selectFrom('creditos').select(['persona_id']).where('importe', '=', '81.00').execute();
    expect(creditos).toEqual([{ persona_id: s.e.persona.id }]);
    const [linea] = await s.db
      .selectFrom('auditoria')
      .select(['accion', 'motivo'])
      .where('entidad', '=', 'persona')
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    expect(linea).toEqual({ accion: 'identificar', motivo: 'Nota 7' });
  });

  test('devuelto, sale de la cuenta en la que entró', async () => {
    const antes = await cobros.hay('transferencia');
    const id = await cobros.nueva('70.00');
    await devolverCobro(s.db, id, cobros.deVuelta());
    await expect(devolverCobro(s.db, id, cobros.deVuelta())).rejects.toMatchObject({ status: 404 });
    expect(await cobros.hay('transferencia')).toEqual(antes);
  });

  test('dicho a la vez de dos cupones es de uno, y al otro se le dice que ya no está', async () => {
    const cobranza = await cobros.nueva('61.00');
    const cupones = [await s.boleta(await s.cuponDeMatricula()), await s.boleta(await s.cuponDeMatricula())];
    const hechos = await Promise.allSettled(
      cupones.map((numero_boleta) => identificarCobro(s.db, cobranza, { ...cobros.elColegio(), numero_boleta })),
    );
    expect(hechos.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(hechos.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 404 } });
  });

  test('después de deshacer el de un cupón, el mismo comprobante se acredita en el que era', async () => {
    const antes = await cobros.hay('transferencia');
    const pago = cobros.transferencia('62.00');
    const [mal, bien] = [await s.boleta(await s.cuponDeMatricula()), await s.boleta(await s.cuponDeMatricula())];
    const primero = await acreditarAMano(s.db, { ...pago, numero_boleta: mal });
    await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id: primero.operacion_id });
    for (const nueva of [true, false])
      expect(await acreditarAMano(s.db, { ...pago, numero_boleta: bien })).toMatchObject({
        nueva,
        numero_boleta: bien,
      });
    await expect(acreditarAMano(s.db, { ...pago, numero_boleta: mal })).rejects.toMatchObject({
      codigo: 'comprobante_ya_usado',
    });
    await expect(anotarSinIdentificar(s.db, pago)).rejects.toMatchObject({ codigo: 'comprobante_ya_usado' });
    expect(await cobros.hay('transferencia')).toEqual({ ...antes, de: antes.de + 62 });
  });

  test('y en el mismo cupón, con el importe que era', async () => {
    const pago = cobros.transferencia('620.00');
    const numero_boleta = await s.boleta(await s.cuponDeMatricula());
    const { operacion_id } = await acreditarAMano(s.db, { ...pago, numero_boleta });
    await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id });
    const segundo = await acreditarAMano(s.db, { ...pago, importe: '62.00', numero_boleta });
    expect(segundo).toMatchObject({ nueva: true, aplicado: '62.00' });
  });

  test('si el deshecho había estado sin identificar, se dice con qué número de cobranza espera', async () => {
    const pago = cobros.transferencia('63.00');
    const { cobranza_id } = await anotarSinIdentificar(s.db, pago);
    const numero_boleta = await s.boleta(await s.cuponDeMatricula());
    const { operacion_id } = await identificarCobro(s.db, cobranza_id, { ...cobros.elColegio(), numero_boleta });
    await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id });
    const cobranza = (await cobros.enLaLista()).find(({ importe }) => importe === '63.00')?.id ?? 0;
    expect(cobranza).not.toBe(cobranza_id);
    await expect(acreditarAMano(s.db, { ...pago, numero_boleta })).rejects.toMatchObject({
      codigo: 'comprobante_sin_identificar',
      message: expect.stringContaining(`es la cobranza ${cobranza}, `),
    });
    expect(await anotarSinIdentificar(s.db, pago)).toEqual({ cobranza_id: cobranza, nueva: false });
    await devolverCobro(s.db, cobranza, cobros.deVuelta());
  });

  test('el que se identificó mal se deshace el mismo día, y vuelve a no saberse de quién es', async () => {
    const antes = await cobros.hay('transferencia');
    const cobranza = await cobros.nueva('60.00');
    const numero_boleta = await s.boleta(await s.cuponDeMatricula());
    const { operacion_id } = await identificarCobro(s.db, cobranza, { ...cobros.elColegio(), numero_boleta });
    for (let veces = 0; veces < 2; veces += 1) await revertirDelDia(s.db, { ...cobros.elColegio(), operacion_id });
    expect(await cobros.hay('transferencia')).toEqual({
      de: antes.de + 60,
      sin_identificar: antes.sin_identificar + 60,
    });
    const [vuelto] = await cobros.enLaLista();
    const otro = await s.boleta(await s.cuponDeMatricula());
    await identificarCobro(s.db, vuelto?.id ?? 0, { ...cobros.elColegio(), numero_boleta: otro });
    expect(await cobros.hay('transferencia')).toEqual({ de: antes.de + 60, sin_identificar: antes.sin_identificar });
  });
});
