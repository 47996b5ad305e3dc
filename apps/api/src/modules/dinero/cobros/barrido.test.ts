import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Db } from '../../../db/conectar.ts';
import { enTransaccion } from '../../../db/transaccion.ts';
import { crearEscenarioDePagos, type EscenarioDePagos } from '../../../testing/dinero/escenario-de-pagos.ts';
import { identificarCobro } from '../colegio/cobros-sin-cupon.service.ts';
import { conciliar } from '../conciliacion/conciliar.service.ts';
import { barrerIntenciones } from '../intenciones/barrer-intenciones.service.ts';
import { adelantarTodas, reclamar } from '../intenciones/intenciones.repository.ts';
import { crearTurnos } from '../intenciones/turnos.ts';
import { barrerCobranzas } from './barrer-cobranzas.service.ts';

let s: EscenarioDePagos;
let corrido = 0;
const MINUTO = 60_000;
const HORA = 60 * MINUTO;

beforeAll(async () => {
  s = await crearEscenarioDePagos();
});
afterAll(() => s.e.prueba.cerrar());
beforeEach(() => {
  corrido = 0;
  s.falsas.sipago.estado.consultar = null;
});

// The session's clock stays where it is: only the sweep sees the hours pass.
const deps = () => ({
  db: s.db,
  pasarelas: s.falsas.pasarelas,
  reloj: () => new Date(s.prueba.ahora().getTime() + corrido),
  turnos: crearTurnos(),
});
const barrer = (pasado: number): Promise<number> => {
  corrido = pasado;
  return barrerIntenciones(deps());
};
const olvidar = () => s.db.updateTable('intenciones_pago').set({ proxima_consulta: null }).execute();
const abierto = async (): Promise<{ id: number; referencia: string }> => {
  const id = await s.cuponDeMatricula();
  await s.abrir('sipago', id);
  return { id, referencia: await s.referencia(id) };
};

describe('el barrido de los pagos abiertos', () => {
  test('acredita el pago del que nadie avisó y cuyo pagador no volvió', async () => {
    const { id, referencia } = await abierto();
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    await barrer(0);
    expect(await s.operaciones(id)).toEqual([]);
    await barrer(MINUTO);
    expect(await s.operaciones(id)).toMatchObject([{ aplicado: '1000.00' }]);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'aprobada' }]);
  });

  test('pregunta cada minuto, después cada tres, después cada hora, y a los siete días no más', async () => {
    await olvidar();
    await abierto();
    const preguntas = async (desde: number, hasta: number): Promise<number> => {
      const antes = s.falsas.sipago.estado.consultas;
      for (let t = desde; t < hasta; t += MINUTO) await barrer(t);
      return s.falsas.sipago.estado.consultas - antes;
    };
    expect(await preguntas(MINUTO, 11 * MINUTO)).toBe(10);
    expect(await preguntas(11 * MINUTO, 41 * MINUTO)).toBe(10);
    await barrer(4 * HORA);
    expect(await preguntas(4 * HORA + MINUTO, 6 * HORA + MINUTO)).toBe(2);
    await barrer(7 * 24 * HORA);
    expect(await preguntas(8 * 24 * HORA, 8 * 24 * HORA + 2 * MINUTO)).toBe(0);
  });

  test('por un motivo (un aviso, una persona que espera) una vieja no espera una hora, aunque su proveedor no conteste', async () => {
    await olvidar();
    const { id } = await abierto();
    s.falsas.sipago.estado.consultar = 'sin_respuesta';
    await barrer(5 * HORA);
    const preguntas = async (desde: number, hasta: number): Promise<number> => {
      const antes = s.falsas.sipago.estado.consultas;
      for (let t = desde; t < hasta; t += MINUTO) await barrer(t);
      return s.falsas.sipago.estado.consultas - antes;
    };
    expect(await preguntas(5 * HORA + MINUTO, 5 * HORA + 6 * MINUTO)).toBe(0);
    await reclamar(s.db, [(await s.intenciones(id))[0]?.id ?? 0], deps().reloj());
    expect(await preguntas(5 * HORA + 6 * MINUTO, 5 * HORA + 11 * MINUTO)).toBe(5);
    await barrer(30 * 24 * HORA);
    await reclamar(s.db, [(await s.intenciones(id))[0]?.id ?? 0], deps().reloj());
    expect(await preguntas(30 * 24 * HORA, 30 * 24 * HORA + 3 * MINUTO)).toBe(3);
  });

  test('a pedido pregunta por todo lo abierto, también por lo recién hecho y por lo que tocaba dentro de una hora', async () => {
    await olvidar();
    const [vieja, nueva] = [await abierto(), await abierto()];
    await barrer(5 * HORA);
    for (const { referencia } of [vieja, nueva]) s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    corrido = 5 * HORA + 1_000;
    expect(await barrerIntenciones(deps())).toBe(0);
    expect(await barrerIntenciones(deps(), { todas: true })).toBe(2);
    for (const { id } of [vieja, nueva]) expect(await s.operaciones(id)).toMatchObject([{ aplicado: '1000.00' }]);
  });

  test('por lo que se avisa mientras se barre se pregunta otra vez, y el barrido termina aunque el aviso sea de después', async () => {
    await olvidar();
    const { id } = await abierto();
    const [intencion] = await s.intenciones(id);
    corrido = MINUTO;
    await reclamar(s.db, [intencion?.id ?? 0], new Date(deps().reloj().getTime() + MINUTO));
    const antes = s.falsas.sipago.estado.consultas;
    expect(await barrerIntenciones(deps())).toBe(2);
    expect(s.falsas.sipago.estado.consultas - antes).toBe(2);
    expect(await barrer(2 * MINUTO)).toBe(0);
    expect(await barrer(7 * MINUTO)).toBe(1);
  });

  test('por lo aprobado se vuelve a preguntar una vez por día durante noventa días, después de lo que está en curso', async () => {
    await olvidar();
    const { id, referencia } = await abierto();
    s.falsas.sipago.pagar(referencia, s.prueba.ahora());
    await barrer(MINUTO);
    const antes = s.falsas.sipago.estado.consultas;
    for (let dia = 1; dia <= 100; dia += 1) await barrer(dia * 24 * HORA + dia * MINUTO);
    expect(s.falsas.sipago.estado.consultas - antes).toBe(90);
    expect(await s.operaciones(id)).toHaveLength(1);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'aprobada', proxima_consulta: null }]);
  });

  test('la que nadie pudo contestar en días queda para que la mire el Colegio', async () => {
    const { id } = await abierto();
    s.falsas.sipago.estado.consultar = 'sin_respuesta';
    await barrer(6 * 24 * HORA);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'abierta' }]);
    await barrer(7 * 24 * HORA + HORA);
    expect(await s.intenciones(id)).toMatchObject([{ estado: 'caducada', proxima_consulta: null }]);
    const orden = await s.db.selectFrom('ordenes_pago').select('en_revision').where('id', '=', id).executeTakeFirst();
    expect(orden?.en_revision).toBe(true);
  });

  test('con el número de una operación de otro cupón no se acredita dos veces: la mira el Colegio', async () => {
    const [uno, otro] = [await abierto(), await abierto()];
    for (const { referencia } of [uno, otro])
      s.falsas.sipago.pagar(referencia, s.prueba.ahora(), { externo: 'repetida' });
    // Both run at once: the database stops the second, and the next sweep finds out whose number it is.
    await barrer(MINUTO).catch(() => undefined);
    await barrer(7 * MINUTO);
    expect([...(await s.operaciones(uno.id)), ...(await s.operaciones(otro.id))]).toHaveLength(1);
    const marcados = await s.db
      .selectFrom('ordenes_pago')
      .select('estado')
      .where('id', 'in', [uno.id, otro.id])
      .where('en_revision', '=', true)
      .execute();
    expect(marcados).toEqual([{ estado: 'pendiente' }]);
  });

  test('tres barridos a la vez no preguntan dos veces por lo mismo', async () => {
    await olvidar();
    await Promise.all([1, 2, 3, 4, 5, 6].map(abierto));
    const antes = s.falsas.sipago.estado.consultas;
    corrido = MINUTO;
    const barridos = await Promise.all([1, 2, 3].map(() => barrerIntenciones(deps())));
    expect(barridos.reduce((a, b) => a + b)).toBe(6);
    expect(s.falsas.sipago.estado.consultas - antes).toBe(6);
  });

  test('lo que tenía en la mano uno que murió se retoma, y uno que falla no frena a los demás', async () => {
    await olvidar();
    const [rota, sana] = [await abierto(), await abierto()];
    s.falsas.sipago.pagar(rota.referencia, s.prueba.ahora(), { importe: '99999999999999999999.00' });
    s.falsas.sipago.pagar(sana.referencia, s.prueba.ahora());
    await expect(barrer(MINUTO)).rejects.toThrow('No se pudo preguntar por 1 pagos');
    expect(await s.operaciones(sana.id)).toHaveLength(1);
    s.falsas.sipago.pagar(rota.referencia, s.prueba.ahora());
    await barrer(7 * MINUTO);
    expect(await s.operaciones(rota.id)).toMatchObject([{ aplicado: '1000.00' }]);
  });
});

describe('las cobranzas de los cupones impresos y de los códigos de pago', () => {
  test('se acreditan una vez, aunque la línea venga en varios listados', async () => {
    const { id, legajo_id } = await s.cuponDeLegajo('cep');
    const cobro = { numero_boleta: await s.boleta(id), importe: '5000.00', fecha: s.prueba.ahora() };
    s.falsas.cobros.push({ ...cobro, externo: '77', medio: 'codigo_barra' });
    await barrerCobranzas(deps());
    corrido = 24 * HORA;
    await barrerCobranzas(deps());
    expect(await s.operaciones(id)).toMatchObject([{ aplicado: '5000.00' }]);
    expect(await s.vida.leer(legajo_id)).toMatchObject({ cep_cumplido: true });
  });

  test('uno de ningún cupón nuestro queda anotado para el Colegio, y no frena a los demás', async () => {
    const id = await s.cuponDeMatricula();
    const fecha = s.prueba.ahora();
    s.falsas.cobros.push(
      { externo: '80', numero_boleta: 99_999_999, importe: '10.00', fecha, medio: 'redLink' },
      { externo: '81', numero_boleta: 9_999_999_999, importe: '10.00', fecha, medio: 'redLink' },
      { externo: '82', numero_boleta: await s.boleta(id), importe: '1000.00', fecha, medio: 'redLink' },
    );
    await barrerCobranzas(deps());
    await barrerCobranzas(deps());
    const sueltos = await s.db.selectFrom('cobros_sin_cupon').select(['externo', 'numero_boleta']).execute();
    expect(sueltos).toEqual([
      { externo: '80', numero_boleta: '99999999' },
      { externo: '81', numero_boleta: '9999999999' },
    ]);
    expect(await s.operaciones(id)).toMatchObject([{ aplicado: '1000.00' }]);
  });

  test('un renglón que no se entiende no frena a los demás: queda anotado una vez para el Colegio', async () => {
    const id = await s.cuponDeMatricula();
    const cobro = { numero_boleta: await s.boleta(id), importe: '1000.00', fecha: s.prueba.ahora() };
    s.falsas.ilegibles.push('20260320 cortado', '\u0000basura');
    s.falsas.cobros.push({ ...cobro, externo: '90', medio: 'codigo_barra' });
    expect(await barrerCobranzas(deps())).toBe(s.falsas.cobros.length + 2);
    await barrerCobranzas(deps());
    expect(await s.operaciones(id)).toMatchObject([{ aplicado: '1000.00' }]);
    const renglones = await s.db.selectFrom('cobranzas_ilegibles').select(['renglon', 'revisado_en']).execute();
    expect(renglones).toEqual([
      { renglon: '20260320 cortado', revisado_en: null },
      { renglon: 'basura', revisado_en: null },
    ]);
    s.falsas.ilegibles.length = 0;
  });

  test('con el número de una cobranza de otro cupón es otro dinero: queda para el Colegio, una vez', async () => {
    const [uno, otro] = [await s.cuponDeMatricula(), await s.cuponDeMatricula()];
    for (const id of [uno, otro]) {
      const cobro = { numero_boleta: await s.boleta(id), importe: '1000.00', fecha: s.prueba.ahora() };
      s.falsas.cobros.push({ ...cobro, externo: '95', medio: 'codigo_barra' });
    }
    await barrerCobranzas(deps());
    await barrerCobranzas(deps());
    expect(await s.operaciones(uno)).toMatchObject([{ aplicado: '1000.00' }]);
    expect(await s.operaciones(otro)).toEqual([]);
    const numero_boleta = String(await s.boleta(otro));
    const sueltos = await s.db
      .selectFrom('cobros_sin_cupon')
      .select(['id', 'importe'])
      .where('numero_boleta', '=', numero_boleta)
      .execute();
    expect(sueltos).toMatchObject([{ importe: '1000.00' }]);
    const autor = { actor: 'colegio' as const, user_id: null, username: 'operador' };
    const pedido = { autor, numero_boleta: Number(numero_boleta), motivo: 'Nota 8', ahora: s.prueba.ahora() };
    expect(await identificarCobro(s.db, sueltos[0]?.id ?? 0, pedido)).toMatchObject({ aplicado: '1000.00' });
    const { ahora, hoy } = s.momento();
    const diferencias = await conciliar(s.db, { ...s.falsas.pasarelas, enLinea: {} }, { ahora, hoy, dias: 1 });
    expect(diferencias.filter(({ titulo }) => titulo === 'Lo que dicen las cobranzas')).toEqual([]);
  });

  test('si nadie leyó por semanas se lee desde la última vez; lo que no se acreditó se vuelve a leer', async () => {
    corrido = 0;
    await barrerCobranzas(deps());
    const id = await s.cuponDeMatricula();
    const fecha = new Date(s.prueba.ahora().getTime() + 5 * 24 * HORA);
    const cobro = {
      externo: '97',
      numero_boleta: await s.boleta(id),
      importe: '1000.00',
      fecha,
      medio: 'redLink' as const,
    };
    s.falsas.cobros.push(cobro);
    corrido = 40 * 24 * HORA;
    await barrerCobranzas(deps());
    expect(await s.operaciones(id)).toMatchObject([{ aplicado: '1000.00' }]);
    const leido = () => s.db.selectFrom('barridos').select('hasta').executeTakeFirst();
    expect(await leido()).toEqual({ hasta: '2026-04-29' });
    s.falsas.cobros.push({ ...cobro, externo: '98', importe: '99999999999999999999.00' });
    corrido = 41 * 24 * HORA;
    await s.db.updateTable('barridos').set({ hasta: '2026-03-25' }).execute();
    await expect(barrerCobranzas(deps())).rejects.toThrow('No se pudieron acreditar 1 cobranzas');
    expect(await leido()).toEqual({ hasta: '2026-03-25' });
    s.falsas.cobros.pop();
  });

  test('lo cobrado en la página de SIRO entra por su intención; si no hay ninguna que lo sepa queda para el Colegio', async () => {
    const [conPago, sinNada, sinRespuesta] = [
      await s.cuponDeMatricula(),
      await s.cuponDeMatricula(),
      await s.cuponDeMatricula(),
    ];
    await s.abrir('online', conPago);
    s.falsas.online.pagar(await s.referencia(conPago), s.prueba.ahora());
    await s.abrir('online', sinRespuesta);
    const cobro = { importe: '1000.00', fecha: s.prueba.ahora(), medio: 'online' as const };
    for (const [i, id] of [conPago, sinNada].entries())
      s.falsas.cobros.push({ ...cobro, externo: `20${i}`, numero_boleta: await s.boleta(id) });
    await barrerCobranzas(deps());
    s.falsas.cobros.push({ ...cobro, externo: '209', numero_boleta: await s.boleta(sinRespuesta) });
    s.falsas.online.estado.consultar = 'sin_respuesta';
    await barrerCobranzas(deps());
    s.falsas.online.estado.consultar = null;
    expect(await s.operaciones(conPago)).toMatchObject([{ aplicado: '1000.00' }]);
    const sueltos = await s.db.selectFrom('cobros_sin_cupon').select('externo').where('medio', '=', 'online').execute();
    expect(sueltos).toEqual([{ externo: '201' }]);
  });
});

test('de los que alguien tiene espera por el primero, sin haberse quedado con ninguno de los otros', async () => {
  const uno = await abierto();
  const otro = await abierto();
  const [primera, segunda] = await s.db
    .selectFrom('intenciones_pago')
    .select('id')
    .where('orden_id', 'in', [uno.id, otro.id])
    .orderBy('id')
    .execute();
  if (!primera || !segunda) throw new Error('Two pages of payment were opened');
  // The older one is written last, so that whoever reads the table in its order finds it after the other.
  await s.db
    .updateTable('intenciones_pago')
    .set({ proxima_consulta: s.prueba.ahora() })
    .where('id', '=', primera.id)
    .execute();
  const libre = (db: Db) =>
    db.selectFrom('intenciones_pago').select('id').where('id', '=', segunda.id).forUpdate().skipLocked().execute();
  const enEspera = async (): Promise<boolean> => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(s.db);
    return rows.length > 0;
  };
  for (const cambiar of [
    (db: Db) => adelantarTodas(db, new Date(0)),
    (db: Db) => reclamar(db, [segunda.id, primera.id], s.prueba.ahora()),
  ]) {
    let trabajo: Promise<void> | undefined;
    await enTransaccion(s.db, async (trx) => {
      await trx.selectFrom('intenciones_pago').select('id').where('id', '=', primera.id).forUpdate().execute();
      trabajo = cambiar(s.db);
      await vi.waitFor(async () => expect(await enEspera()).toBe(true), 10_000);
      expect(await libre(s.db)).toEqual([{ id: segunda.id }]);
    });
    await trabajo;
  }
});
