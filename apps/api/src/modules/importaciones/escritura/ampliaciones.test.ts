import type { Legajo } from '@colega/contract/legajos';
import type { CvdPublico } from '@colega/contract/verificacion';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CON_AMPLIACIONES } from '../../../testing/importaciones/con-ampliaciones.ts';
import { type EnTramite, seguirEnTramite } from '../../../testing/importaciones/en-tramite.ts';
import {
  crearEscenarioDeImportacion,
  cuentasDe,
  type EscenarioDeImportacion,
  motivosDe,
} from '../../../testing/importaciones/escenario.ts';

let s: EscenarioDeImportacion;
let t: EnTramite;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
  const importacion = await s.traer(CON_AMPLIACIONES);
  expect(motivosDe(importacion)).toEqual([]);
  expect(cuentasDe(importacion)).toMatchObject({
    ...{ legajos: '5,0,0,0', ampliaciones: '4,0,0,0', deudas: '6,0,0,0', pagos: '7,0,0,0' },
  });
  expect([importacion.resumen?.deudas.entra, importacion.resumen?.pagos.entra]).toEqual(['6101.49', '14150.00']);
  await s.aceptar(importacion.id);
  expect(await s.leer(importacion.id)).toMatchObject({ estado: 'aceptada', falla: null });
  t = await seguirEnTramite(s);
});
afterEach(async () => {
  expect(await t.conciliado()).toEqual([]);
  await s.prueba.cerrar();
});

const contratosDe = ({ detalles }: Legajo) =>
  detalles.map(({ tipo_contrato, monto, fecha, estado }) => [tipo_contrato, monto, fecha, estado.clave].join(' '));

test('vienen en su orden, con lo que se debe y lo que se pagó de cada una, y la segunda vez no cambian nada', async () => {
  const id = await t.numero(70_001);
  const leido = await t.leer(id);
  expect(contratosDe(leido)).toEqual([
    'original 120000.00 2019-04-10 confirmado',
    'ampliacion 30000.00 2019-09-15 confirmado',
    'ampliacion 12500.50 2025-11-12 confirmado',
  ]);
  const [, primera, segunda] = leido.detalles;
  expect([primera?.tareas.length, primera?.destino_tarea, segunda?.tareas, segunda?.observaciones]).toEqual([
    ...[1, '', [], 'Tarea: Lo que se encomendó.'],
  ]);
  expect(primera?.timbrados).toMatchObject([{ importe: '360.50' }]);
  expect(leido).toMatchObject({
    ...{ estado_legajo: { clave: 'visado' }, falta: ['pagar_cep', 'timbrar'], cep_cumplido: false },
    // of the last nothing is owed of the stamp: what is owed is of the original
    ...{ estado_cep: 'pendiente', estado_timbrado: { tipo: 'adeudado' } },
  });
  expect(contratosDe(await t.leer(await t.numero(70_002)))).toEqual([
    ...['original 50000.00 2019-04-11 anulado', 'ampliacion 12500.50 2025-11-12 anulado'],
  ]);
  expect(await t.saldos(70_001)).toEqual([
    ...['cep 400.25 400.25', 'cep 6000.00 6000.00', 'cep 750.00 750.00'],
    ...['timbrados 1440.00 1440.00', 'timbrados 360.50 360.50'],
  ]);
  const { rows } = await sql<{ descripcion: string }>`select i.descripcion from orden_items i join operaciones_pago p
    on p.orden_id = i.orden_id where p.externo = 'P-11'`.execute(s.db);
  expect(rows).toEqual([{ descripcion: 'CEP legajo #70001 (ampliación 2) (sistema anterior)' }]);
  const { rows: enInformes } = await sql<{ dia: string; confirmado: string | null }>`select dia::text, confirmado::text
    from contratos_de_informes where not original and legajo_id = ${id} order by dia`.execute(s.db);
  expect(enInformes).toEqual([
    { dia: '2019-09-15', confirmado: null },
    { dia: '2025-11-12', confirmado: null },
  ]);
  const repetida = await s.traer(CON_AMPLIACIONES);
  expect(Object.values(cuentasDe(repetida)).filter((una) => !/^0,0,\d+,0$/.test(una))).toEqual([]);
});

test('la que vino en trámite se paga, se visa con un número de acá y su papel sale; la aprobada se verifica con el suyo', async () => {
  const id = await t.numero(70_001);
  expect(await t.pagar(id, 'cep')).toBe('300.25');
  expect(await t.pagar(id, 'timbrados')).toBe('1000.00');
  const detalle_id = (await t.leer(id)).detalles[0]?.id;
  await t.bien(t.rita, 'POST', `/colegio/legajos/${id}/sellar`, { lugar: 'La Plata', detalle_id });
  expect(await t.leer(id)).toMatchObject({ falta: ['visar'], estado_cep: 'pagado' });
  expect(await t.colas(id)).toEqual(['listos_para_visar']);
  await t.bien(t.rita, 'POST', `/colegio/legajos/${id}/visar`, {});
  const visado = await t.leer(id);
  expect(visado).toMatchObject({ estado_legajo: { clave: 'visado' }, falta: [] });
  const papel = await t.bien(t.ana, 'GET', `/cvds/${visado.visado?.cvd.id}/imprimir`);
  expect(papel.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  const { rows } = await sql<{ numero: string; hash: string; n: number }>`select v.numero, v.hash,
      (select count(*)::int from legajo_detalles d where d.cvd_id = v.id) as n
    from cvds v where v.legajo_id = ${id} order by v.id`.execute(s.db);
  expect(rows.map(({ numero, n }) => [numero.replace(/\d{6}$/, ''), n])).toEqual([
    ['V-77', 1],
    ['V-91', 1],
    [expect.stringMatching(/^V-\d{4}-$/), 1],
  ]);
  const publico = (await s.prueba.pedir('GET', `/qr/cvds/${rows[1]?.hash}`)).json();
  expect(publico).toMatchObject({ numero: 'V-91', estado: { nombre: 'Vigente' }, legajo: { numero_legajo: 70_001 } });
});

test('con el visado de su original o de otra suya es del mismo, venga con ellos o después, y el timbrado sigue siendo el del original', async () => {
  const [original = {}] = CON_AMPLIACIONES.legajos;
  const una = (Número: number, cambios = {}) => ({
    ...{ Legajo: 70_020, Número, Fecha: '15/05/2019', Honorario: 900, Visado: 'V-200' },
    ...cambios,
  });
  const legajo = { ...original, Número: 70_020, Visado: 'V-200', 'Fecha de visado': '20/05/2019' };
  const sello = { Matrícula: null, Año: null, Legajo: 70_020, Concepto: 'Timbrado', Importe: 440 };
  const aceptado = async (hojas: Parameters<typeof s.traer>[0]) => {
    const traida = await s.traer(hojas);
    expect(motivosDe(traida)).toEqual([]);
    await s.aceptar(traida.id);
    expect(await s.leer(traida.id)).toMatchObject({ estado: 'aceptada', falla: null });
  };
  await aceptado({
    legajos: [legajo],
    ampliaciones: [una(1), ...[2, 3].map((n) => una(n, { Fecha: '12/11/2025', Visado: 'V-201' }))],
    pagos: [{ ...sello, Número: 'P-20', Fecha: '12/04/2019' }],
  });
  const visados = async () =>
    (
      await sql<{ numero: string | null; tipo: string }>`select v.numero, d.tipo_contrato as tipo
        from legajo_detalles d join legajos l on l.id = d.legajo_id left join cvds v on v.id = d.cvd_id
        where l.numero_legajo = 70020 order by d.id`.execute(s.db)
    ).rows.map(({ numero, tipo }) => `${tipo} ${numero}`);
  const TRAIDOS = ['original V-200', 'ampliacion V-200', 'ampliacion V-201', 'ampliacion V-201'];
  expect(await visados()).toEqual(TRAIDOS);
  await aceptado({ ampliaciones: [una(4, { Fecha: '12/11/2025', Visado: 'V-201' })] });
  expect(await visados()).toEqual([...TRAIDOS, 'ampliacion V-201']);
  expect(await t.leer(await t.numero(70_020))).toMatchObject({
    ...{ estado_legajo: { clave: 'visado' }, falta: [], estado_timbrado: { tipo: 'interno' } },
  });
  const ajena = una(1, { Legajo: 70_011, Visado: 'V-201' });
  const tarde = una(5, { Fecha: '13/11/2025' });
  expect(motivosDe(await s.traer({ ampliaciones: [tarde, ajena] }))).toEqual([
    ...[expect.stringContaining('El visado V-200 de ese legajo es del 20/05/2019')],
    ...[expect.stringContaining('El visado V-201 ya es de otro legajo.')],
  ]);
});

test('el visado que una anulada comparte con su original vale por lo que no se anuló, y no la nombra', async () => {
  const [original = {}] = CON_AMPLIACIONES.legajos;
  const una = (Número: number, Honorario: number, cambios = {}) => ({
    ...{ Legajo: 70_021, Número, Fecha: '15/05/2019', Honorario, Visado: 'V-300', ...cambios },
  });
  const traida = await s.traer({
    legajos: [{ ...original, Número: 70_021, Visado: 'V-300', 'Fecha de visado': '20/05/2019' }],
    ampliaciones: [una(1, 700, { Fecha: '13/05/2019', Estado: 'Anulada' }), una(2, 900)],
  });
  expect(motivosDe(traida)).toEqual([]);
  await s.aceptar(traida.id);
  const id = await t.numero(70_021);
  const leido = await t.leer(id);
  expect(contratosDe(leido).map((uno) => uno.split(' ').at(-1))).toEqual(['confirmado', 'anulado', 'confirmado']);
  expect(leido.estado_legajo.clave).toBe('visado');
  const enLaMesa = (await t.bien(t.rita, 'GET', `/colegio/legajos/${id}`)).json<Legajo>();
  expect(contratosDe(enLaMesa)).toEqual(contratosDe(leido));
  const { rows } = await sql<{ hash: string }>`select hash from cvds where legajo_id = ${id}`.execute(s.db);
  expect(rows).toHaveLength(1);
  const publico = (await s.prueba.pedir('GET', `/qr/cvds/${rows[0]?.hash}`)).json<CvdPublico>();
  expect(publico.estado.nombre).toBe('Vigente');
  expect(publico.legajo.detalles.map(({ tipo_contrato, fecha }) => [tipo_contrato, fecha])).toEqual([
    ['original', '2019-04-10'],
    ['ampliacion', '2019-05-15'],
  ]);
});

test('de un legajo que ya estaba entra la que faltaba: quien lo edita lo lee de nuevo, su historia lo dice, y detrás de una hecha acá no entra otra', async () => {
  const id = await t.numero(70_011);
  const antes = await t.leer(id);
  const una = (Número: number) => ({
    ampliaciones: [{ Legajo: 70_011, Número, Fecha: '12/11/2025', Honorario: 900 }],
    deudas: [{ Concepto: 'CEP', Legajo: 70_011, Ampliación: Número, Importe: 45 }],
  });
  const { id: segunda } = await s.traer(una(1));
  await s.aceptar(segunda);
  expect(await s.leer(segunda)).toMatchObject({ estado: 'aceptada', falla: null });
  const ahora = await t.leer(id);
  expect([ahora.version, contratosDe(ahora).at(-1)]).toEqual([
    ...[antes.version + 1, 'ampliacion 900.00 2025-11-12 confirmado'],
  ]);
  expect(ahora).toMatchObject({ falta: ['pagar_cep'], estado_cep: 'pendiente' });
  const historial = (await t.bien(t.ana, 'GET', `/legajos/${id}/historial`)).json<{ hecho: string }[]>();
  expect(JSON.stringify(historial)).toContain('Ampliación traída del sistema anterior');
  expect(JSON.stringify((await t.bien(t.rita, 'GET', `/colegio/legajos/${id}`)).json())).toContain('900.00');
  expect(await t.pagar(id, 'cep')).toBe('45.00');
  await t.bien(t.ana, 'POST', '/legajo_detalles', await t.ampliacion(id));
  expect(motivosDe(await s.traer({ ampliaciones: una(2).ampliaciones }))).toEqual([
    'Ampliaciones 2, Legajo: El legajo 70011 ya tiene una ampliación hecha acá, y las del sistema anterior van antes: decila en sus observaciones.',
  ]);
});

test('la que se observa se corrige sin que le aparezca un plazo de timbrado', async () => {
  const id = await t.numero(70_010);
  await t.bien(t.rita, 'POST', `/colegio/legajos/${id}/observar`, {
    observaciones: [{ campo: 'partida', texto: 'Falta la partida' }],
  });
  const leido = await t.leer(id);
  const [, ampliacion] = leido.detalles;
  const cambios = {
    ...{ id: ampliacion?.id, legajo_id: id, tipo_contrato: 'ampliacion', tipo_calculo: 'manual' },
    ...{ monto: '12500.50', fecha: ampliacion?.fecha, vencimiento: ampliacion?.vencimiento },
    ...{ forma_de_pago: 'Contado', tribunal_actuante: 'La Plata', clausula_condicion: '', destino_tarea: '' },
    ...{ observaciones: 'Con forma de pago', tareas: await t.tareas('12500.50') },
  };
  await t.bien(t.ana, 'PUT', `/legajo_detalles/${ampliacion?.id}`, cambios);
  const corregido = (await t.leer(id)).detalles.at(-1);
  expect([corregido?.observaciones, corregido?.plazo_de_timbrado]).toEqual(['Con forma de pago', null]);
  const { rows } = await sql`select vencimiento_timbrado from legajo_detalles where legajo_id = ${id}
    and vencimiento_timbrado is not null`.execute(s.db);
  expect(rows).toEqual([]);
});

test('lo que vino no pone al Colegio en marcha, ni deja de ponerlo lo que se haga', async () => {
  const en_marcha = async () =>
    (await sql<{ si: boolean }>`select colegio_en_marcha() as si`.execute(s.db)).rows[0]?.si;
  expect(await en_marcha()).toBe(false);
  await t.bien(t.ana, 'POST', '/legajo_detalles', await t.ampliacion(await t.numero(70_011)));
  expect(await en_marcha()).toBe(true);
});

const NUEVA = (
  numero: number,
  anterior: number | string,
  cambios = '',
) => `insert into legajo_detalles (legajo_id, tipo_contrato,
    tipo_calculo, estado_id, fecha, vencimiento, monto, tribunal_actuante, forma_de_pago, clausula_condicion, destino_tarea,
    observaciones, numero_anterior${cambios && ', confirmado_en'})
  select d.legajo_id, 'ampliacion', 'manual', d.estado_id, d.fecha, d.vencimiento, d.monto, '', '', '', '', '', ${anterior}${cambios && ', now()'}
  from legajo_detalles d join legajos l on l.id = d.legajo_id where l.numero_legajo = ${numero} and d.tipo_contrato = 'original'`;

test('la base no deja que una salte, se repita, cambie, se borre, ni sea de un legajo que se hizo acá', async () => {
  const de = (numero: number) => `legajo_id = (select id from legajos where numero_legajo = ${numero})`;
  const casos: readonly (readonly [string, RegExp])[] = [
    [NUEVA(70_001, 4), /le falta la ampliación 3/],
    [NUEVA(70_001, 1), /legajo_detalles_numero_anterior_idx/],
    [NUEVA(70_001, 0), /legajo_detalles_numero_anterior_check|le falta la ampliación/],
    [`${NUEVA(70_011, 'null')}; ${NUEVA(70_011, 1)}`, /ya tiene una ampliación hecha acá/],
    [`update legajo_detalles set numero_anterior = 9 where numero_anterior = 2 and ${de(70_001)}`, /solo crece/],
    [`update legajo_detalles set numero_anterior = 1 where ${de(70_011)}`, /solo crece|check/],
    [`delete from legajo_detalles where numero_anterior = 2 and ${de(70_001)}`, /solo crece/],
  ];
  for (const [consulta, rechazo] of casos) await expect(sql.raw(consulta).execute(s.db)).rejects.toThrow(rechazo);
});

const ESPERA = { timeout: 20_000, interval: 50 };
test('espera por los legajos de los que escribe algo, y no por los que solo nombra', async () => {
  const nueva = { Legajo: 70_001, 'Número de ampliación': 3, Fecha: '13/11/2025', Honorario: 10, Estado: 'Anulada' };
  const conNueva = await s.traer({ ...CON_AMPLIACIONES, ampliaciones: [...CON_AMPLIACIONES.ampliaciones, nueva] });
  const { id } = conNueva;
  expect(cuentasDe(conNueva)).toMatchObject({ ampliaciones: '1,0,4,0', deudas: '0,0,6,0', pagos: '0,0,7,0' });
  const conTomado = (numero: number, hacer: () => Promise<void>) =>
    s.db.transaction().execute(async (trx) => {
      await sql`select from legajos where numero_legajo = ${numero} for update`.execute(trx);
      await hacer();
    });
  let trabajo = Promise.resolve<unknown>(undefined);
  await conTomado(70_001, async () => {
    await s.pedirAceptar(id);
    trabajo = s.trabajar();
    await vi.waitFor(async () => {
      const { rows } = await sql`select from pg_locks where not granted and locktype = 'transactionid'`.execute(s.db);
      expect(rows).toHaveLength(1);
    }, ESPERA);
  });
  await trabajo;
  expect(await s.leer(id)).toMatchObject({ estado: 'aceptada', falla: null });
  const otra = { Legajo: 70_001, 'Número de ampliación': 4, Fecha: '13/11/2025', Honorario: 10, Estado: 'Anulada' };
  const { id: segunda } = await s.traer({
    ...CON_AMPLIACIONES,
    ampliaciones: [...CON_AMPLIACIONES.ampliaciones, nueva, otra],
  });
  await conTomado(70_010, async () => {
    await s.aceptar(segunda);
    expect((await s.leer(segunda)).estado).toBe('aceptada');
  });
});
