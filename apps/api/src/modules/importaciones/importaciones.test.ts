import { NOMBRES_DE_HOJA } from '@colega/domain/importaciones';
import { formatImporte } from '@colega/domain/importes';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { leerPlanilla } from '../../planillas/leer-planilla.ts';
import { CLAVE_DE_PRUEBA } from '../../testing/construir.ts';
import { formularioDe } from '../../testing/formulario-de.ts';
import {
  crearEscenarioDeImportacion,
  cuentasDe,
  type EscenarioDeImportacion,
  motivosDe,
  SIN_CONTROLES,
} from '../../testing/importaciones/escenario.ts';
import { planillaDe } from '../../testing/importaciones/planilla-de.ts';
import { CUITS, UN_COLEGIO } from '../../testing/importaciones/un-colegio.ts';
import { conciliar } from '../dinero/conciliacion/conciliar.service.ts';
import { hashClave } from '../sesion/claves.ts';

let s: EscenarioDeImportacion;
beforeEach(async () => {
  s = await crearEscenarioDeImportacion();
});
afterEach(() => s.prueba.cerrar());

const [PAZ = {}] = UN_COLEGIO.personas ?? [];
const [DE_PAZ = {}] = UN_COLEGIO.matriculas ?? [];
const conciliado = async () => {
  const momento = { ahora: s.prueba.ahora(), hoy: s.prueba.ahora().toISOString().slice(0, 10) };
  return conciliar(s.db, s.pasarelas, { ...momento, dias: 1 });
};
const filasDe = async <T>(consulta: ReturnType<typeof sql<T>>): Promise<T[]> => (await consulta.execute(s.db)).rows;

test('un colegio entra entero: cada cosa en su lugar, el libro cierra, y la segunda vez no cambia nada', async () => {
  const antes = await s.contarTodo();
  const importacion = await s.traer(UN_COLEGIO);
  expect(motivosDe(importacion)).toEqual([]);
  expect([importacion.estado, cuentasDe(importacion)]).toEqual([
    'ensayada',
    {
      ...{ personas: '2,0,0,0', matriculas: '2,0,0,0', titulos: '1,0,0,0', bloqueos: '2,0,0,0', deudas: '4,0,0,0' },
      ...{ legajos: '3,0,0,0', pagos: '4,0,0,0', saldos_a_favor: '2,0,0,0', operadores: '1,0,0,0' },
      ...{ sanciones: '1,0,0,0', ampliaciones: '2,0,0,0' },
    },
  ]);
  const { deudas, pagos, saldos_a_favor, sanciones } = importacion.resumen ?? {};
  expect([deudas, pagos, saldos_a_favor, sanciones].map((uno) => uno?.entra)).toEqual([
    ...['6250.74', '9940.25', '1280.85', '3500.10'],
  ]);
  expect(importacion.resumen?.siguen_desde).toBe(70_004);
  expect(await s.contarTodo()).toEqual(antes);

  expect((await s.aceptar(importacion.id)).statusCode).toBe(200);
  expect(await s.leer(importacion.id)).toMatchObject({
    estado: 'aceptada',
    falla: null,
    acepto: 'jefa',
    por_invitar: 3,
  });
  expect(await conciliado()).toEqual([]);
  expect(await filasDe(sql`select quien, estado from conciliaciones`)).toEqual([{ quien: 'jefa', estado: 'lista' }]);
  expect(
    await filasDe(sql`select c.concepto, c.anio, c.importe::text, coalesce((select sum(im.capital) from orden_items i
      join imputaciones im on im.item_id = i.id where i.cargo_id = c.id), 0)::text as pagado
    from cargos c join matriculas m on m.id = c.matricula_id where m.codigo = 'T-40.001' order by c.anio, c.concepto`),
  ).toEqual([
    { concepto: 'arancel', anio: 2024, importe: '2000.00', pagado: '2000.00' },
    { concepto: 'arancel', anio: 2025, importe: '2000.75', pagado: '500.25' },
    { concepto: 'cuota_2', anio: 2025, importe: '999.99', pagado: '0' },
  ]);
  expect(
    await filasDe(sql`select a.concepto, (a.cuando at time zone 'America/Argentina/Buenos_Aires')::text as cuando
      from asientos a join operaciones_pago p on p.id = a.operacion_id where p.externo = 'P-1'`),
  ).toEqual([{ concepto: 'importacion', cuando: '2024-03-10 12:00:00' }]);
  expect(
    await filasDe(sql`select a.hasta - 'importacion' as hasta from auditoria a join personas p on p.id = a.entidad_id
      where a.entidad = 'persona' and a.accion = 'importar' order by p.cuit`),
  ).toEqual([
    {
      hasta: {
        ...{ matriculas: ['T-40.001'], titulos: ['T-40.001 Maestra Mayor de Obras'] },
        bloqueos: ['Plan de pagos en revisión 2023-02-01'],
        saldos_a_favor: [`SF-1 ${formatImporte('1200.35')}`],
      },
    },
    {
      hasta: {
        ...{ matriculas: ['T-40.002'], bloqueos: ['Documentación pendiente 2024-02-02'] },
        saldos_a_favor: [`SF-2 ${formatImporte('80.50')}`],
        sanciones: [`SA-1 ${formatImporte('3500.10')}`],
      },
    },
  ]);

  const despues = await s.contarTodo();
  const segunda = await s.traer(UN_COLEGIO);
  expect(Object.values(cuentasDe(segunda)).filter((una) => !/^0,0,\d,0$/.test(una))).toEqual([]);
  expect((await s.aceptar(segunda.id)).json().detail).toBe('No hay nada para escribir: todo está igual o se rechazó.');
  expect(await s.contarTodo()).toEqual(despues);
});

test('quien entró se ve, se busca y se verifica, sin deber nada de lo anterior, y nadie entra sin su carta', async () => {
  const { id } = await s.traer(UN_COLEGIO);
  await s.aceptar(id);
  const [legajo] = await filasDe(sql<{ id: number; persona_id: number; hash: string; numero: string }>`
    select l.id, l.persona_id, v.hash, v.numero from legajos l join cvds v on v.legajo_id = l.id where l.numero_legajo = 70001`);
  const publico = (await s.prueba.pedir('GET', `/qr/cvds/${legajo?.hash}`)).json();
  expect(publico).toMatchObject({ numero: 'V-77', estado: { nombre: 'Vigente' }, legajo: { numero_legajo: 70_001 } });
  const mesa = await s.conRol('registro', ['matriculas']);
  const halladas = (await mesa('GET', '/colegio/personas?texto=40.001')).json();
  expect(halladas.pagination.total_items).toBe(1);
  const ficha = (await mesa('GET', `/colegio/personas/${legajo?.persona_id}`)).json();
  expect([ficha.al_dia.deuda_desde, ficha.telefonos?.[0]?.codigo_area ?? ficha.datos.telefonos[0].codigo_area]).toEqual(
    ['2025-03-31', '221'],
  );
  const numeros = await filasDe(sql<{ n: number }>`select nextval('numeros_de_legajo')::int as n`);
  expect(numeros).toEqual([{ n: 70_004 }]);
  await expect(s.db.updateTable('importaciones').set({ quien: 'otra' }).where('id', '=', id).execute()).rejects.toThrow(
    'solo crece',
  );
  await expect(sql`update legajos set importacion_id = null where numero_legajo = 70001`.execute(s.db)).rejects.toThrow(
    'solo crece',
  );
  const vacia = await s.prueba.pedir('POST', '/authentication_token', {
    payload: { username: CUITS.paz.replaceAll('-', ''), password: '' },
  });
  expect(vacia.statusCode).toBeGreaterThanOrEqual(400);
});

test('su técnico lo ve todo en su portal, y no le ofrece cobrar nada de lo anterior', async () => {
  const { id } = await s.traer(UN_COLEGIO);
  await s.aceptar(id);
  const username = CUITS.paz.replaceAll('-', '');
  const clave_hash = await hashClave(CLAVE_DE_PRUEBA);
  await s.db.updateTable('usuarios').set({ clave_hash }).where('username', '=', username).execute();
  const ana = await s.prueba.conSesion(username);
  const [visado] = await filasDe(sql<{ id: number; persona_id: number; orden: number }>`
    select l.id, l.persona_id, (select max(o.id) from ordenes_pago o) as orden from legajos l where l.numero_legajo = 70001`);
  const persona = visado?.persona_id ?? 0;
  const legajos = (await ana('GET', `/legajos?persona.id=${persona}`)).json();
  expect(legajos.pagination.total_items).toBe(3);
  const leido = (await ana('GET', `/legajos/${visado?.id}`)).json();
  expect(leido).toMatchObject({ numero_legajo: 70_001, estado: { clave: 'visado' } });
  const acciones = (await ana('GET', `/legajos/${visado?.id}/acciones_posibles`)).json();
  expect(acciones).toMatchObject({ puede_generar_cep: false, puede_timbrarse_prepago: false, puede_editarse: false });
  for (const camino of [
    ...[
      `/legajos/${visado?.id}/historial`,
      `/orden_pagos?persona.id=${persona}`,
      `/orden_pagos/${visado?.orden}`,
      `/tablero/${persona}`,
    ],
    ...[
      `/liquidaciones/resumen_cuenta/${persona}`,
      `/liquidaciones/resumen_cuenta/${persona}/por_mes`,
      `/matriculas?persona.id=${persona}`,
    ],
    ...[`/liquidaciones/por_pagar/${persona}`, `/liquidaciones/preLiquidacion/${persona}`, `/personas/${persona}`],
    `/liquidaciones/resumen_cuenta/${persona}/anios/2024/imprimir`,
  ]) {
    const { statusCode, body } = await ana('GET', camino);
    expect([camino, statusCode, statusCode === 200 ? '' : body]).toEqual([camino, 200, '']);
  }
  const deudas = (await ana('GET', `/liquidaciones/preLiquidacion/${persona}`)).body;
  expect(deudas).toMatch(/ARANCEL 2025/);
  expect(deudas).toMatch(/CUOTA 2 2025/);
  expect((await s.jefa('GET', `/colegio/legajos/${visado?.id}`)).statusCode).toBe(403);
});

test('las invitaciones salen por tandas, cada una una sola vez, y con los días que se dijeron', async () => {
  const { id } = await s.traer(UN_COLEGIO);
  await s.aceptar(id);
  const invitar = (cuantas: number) => s.jefa('POST', `${s.base}/${id}/invitar`, { payload: { cuantas, dias: 15 } });
  expect((await invitar(2)).json()).toEqual({
    message: 'Salen 2 cartas. Quedan 1 personas por invitar; de ellas, 1 sin correo.',
    por_invitar: 1,
  });
  // the last one has no mail to write to, and waits for it
  expect((await invitar(5)).json().detail).toBe(
    'A quienes quedan por invitar les falta el correo: se carga en Personas.',
  );
  expect(await s.leer(id)).toMatchObject({ por_invitar: 1, sin_correo: 1, invitados: 2 });
  await s.db
    .updateTable('personas')
    .set({ email: 'ines@example.com' })
    .where('email', '=', '')
    .where('nombre', '=', 'Inés')
    .execute();
  expect((await invitar(5)).json().message).toBe(
    'Salen 1 cartas. Quedan 0 personas por invitar; de ellas, 0 sin correo.',
  );
  expect((await invitar(5)).json().detail).toBe('No queda nadie por invitar.');
  const cartas = await filasDe(
    sql`select evento, datos ->> 'dias' as dias from avisos where canal = 'correo' and evento = 'bienvenida'`,
  );
  expect(cartas).toEqual([1, 2, 3].map(() => ({ evento: 'bienvenida', dias: '15' })));
});

describe('lo que la mesa corrige y vuelve a traer', () => {
  const sucia = {
    personas: [{ ...PAZ, Distrito: 'Distrito XX' }],
    matriculas: [DE_PAZ],
  };

  test('el informe trae las mismas hojas con su motivo adelante, y corregido se sube tal cual', async () => {
    const primera = await s.traer(sucia);
    expect(motivosDe(primera)).toEqual([
      'Personas 2, Distrito: «Distrito XX» no está en la lista del Colegio.',
      `Matrículas 2, CUIT: La persona de CUIT ${CUITS.paz.replaceAll('-', '')} se rechazó: corregí su fila.`,
    ]);
    const informe = (await s.jefa('GET', `${s.base}/${primera.id}/informe`)).rawPayload;
    const leido = await leerPlanilla(informe, 'informe.xlsx');
    if (!leido.ok) throw new Error(leido.problema);
    const [personas] = leido.valor;
    expect(personas?.filas.map(({ celdas }) => celdas.slice(0, 4))).toEqual([
      ['Resultado de la fila', 'Motivo del resultado', 'Columna por corregir', 'CUIT'],
      ['RECHAZADA', '«Distrito XX» no está en la lista del Colegio.', 'Distrito', CUITS.paz],
    ]);
    const csv = (personas?.filas ?? []).map(({ celdas }) =>
      celdas
        .map((una) => una ?? '')
        .join(';')
        .replaceAll('Distrito XX', 'Distrito I'),
    );
    const { id } = (await s.subir(Buffer.from(csv.join('\r\n')), 'personas.csv')).json();
    const matriculas = await s.jefa(
      'POST',
      `${s.base}/${id}/archivos`,
      formularioDe('file', 'm.xlsx', await planillaDe({ matriculas: [DE_PAZ] })),
    );
    expect(matriculas.statusCode).toBe(201);
    expect(cuentasDe(await s.ensayar(id))).toEqual({ personas: '1,0,0,0', matriculas: '1,0,0,0' });
  });

  test('las columnas que no se reconocen se eligen, y sin las que hacen falta no se ensaya', async () => {
    const { id, version } = (await s.subir(Buffer.from('Clave;Ape;Nom;Zona\r\n1;2;3;4'), 'personas.csv')).json();
    expect((await s.pedirEnsayo(id)).json().detail).toBe(
      'A la hoja personas (Personas) le faltan columnas: CUIT, Apellido, Nombre, Distrito.',
    );
    const elegir = (columnas: object, cual = version) =>
      s.jefa('PUT', `${s.base}/${id}/columnas`, {
        payload: { hojas: [{ entidad: 'personas', columnas }] },
        headers: { 'if-match': `"${cual}"` },
      });
    expect((await elegir({ cuit: 0, apellido: 1, nombre: 2, distrito: 9 })).json().errores).toEqual([
      { campo: 'hojas.0.columnas.distrito', mensaje: 'Esa columna no es de la hoja.' },
    ]);
    expect((await elegir({ cuit: 0, apellido: 1, nombre: 2, distrito: 3 })).statusCode).toBe(200);
    expect((await elegir({ cuit: 0 })).statusCode).toBe(412);
    expect(motivosDe(await s.ensayar(id))[0]).toMatch(/^personas 2, CUIT: «1» no es un CUIT/);
  });
});

test('el saldo y los pagos de un cargo entran juntos o no entran: corregido el que estaba mal, se debe el saldo', async () => {
  const base = { personas: [PAZ], matriculas: [DE_PAZ] };
  const de2024 = { Matrícula: 'T-40.001', Concepto: 'Arancel', Año: 2024 };
  const deudas = [{ ...de2024, Importe: 5000, Vencimiento: '31/03/2024' }];
  const pagos = (fecha: string) => [
    { ...de2024, Número: 'P-1', Importe: 3000, Fecha: '10/03/2024' },
    { ...de2024, Número: 'P-2', Importe: 2000, Fecha: fecha },
    { ...de2024, Número: 'P-3', Año: 2023, Importe: 900, Fecha: '10/03/2023' },
  ];
  const cargos = () =>
    filasDe(sql`select c.anio, c.importe::text, sum(im.capital)::text as pagado from cargos c
      join orden_items i on i.cargo_id = c.id join imputaciones im on im.item_id = i.id group by c.id order by c.anio`);
  const primera = await s.traer({ ...base, deudas, pagos: pagos('31/02/2024') });
  expect(cuentasDe(primera)).toMatchObject({ deudas: '0,0,0,1', pagos: '1,0,0,2' });
  await s.aceptar(primera.id);
  const de2023 = { anio: 2023, importe: '900.00', pagado: '900.00' };
  expect(await cargos()).toEqual([de2023]);
  const corregida = await s.traer({ ...base, deudas, pagos: pagos('28/02/2024') });
  expect(cuentasDe(corregida)).toMatchObject({ deudas: '1,0,0,0', pagos: '2,0,1,0' });
  await s.aceptar(corregida.id);
  expect(await cargos()).toEqual([de2023, { anio: 2024, importe: '10000.00', pagado: '5000.00' }]);
  const otro = { ...de2024, Número: 'P-9', Importe: 100, Fecha: '11/03/2024' };
  expect(motivosDe(await s.traer({ pagos: [otro] }))).toEqual([
    expect.stringContaining('De ese cargo ya está el saldo'),
  ]);
  expect(await conciliado()).toEqual([]);
});

describe('aceptar', () => {
  test('si no cierra con los totales de control, o hay rechazadas y no se las deja afuera, no', async () => {
    const { id } = await s.traer({ ...UN_COLEGIO, operadores: [{ ...UN_COLEGIO.operadores?.[0], Roles: 'jefe' }] });
    expect((await s.pedirAceptar(id, false)).json().detail).toBe(
      'Tiene filas rechazadas: corregilas, o aceptala sin ellas.',
    );
    const conControl = await s.ensayar(id, { controles: { ...SIN_CONTROLES.controles, deudas: '6250.75' } });
    expect(conControl.diferencias).toEqual([{ que: 'deudas', difiere: '-0.01' }]);
    expect((await s.pedirAceptar(id)).json().detail).toBe(
      'Los totales no son los de control: Saldos de apertura da $ -0.01 de diferencia.',
    );
    await s.ensayar(id, {
      controles: { deudas: '6250.74', pagos: '9940.25', saldos_a_favor: '1280.85', sanciones: '3500.10' },
    });
    expect((await s.aceptar(id)).statusCode).toBe(200);
    expect((await s.leer(id)).estado).toBe('aceptada');
    expect((await s.pedirAceptar(id)).statusCode).toBe(409);
  });

  test('si la base cambió desde el ensayo no se escribe nada, y se ensaya de nuevo', async () => {
    const { id } = await s.traer({ personas: UN_COLEGIO.personas ?? [] });
    await s.traer({ personas: [PAZ] }).then(({ id: otra }) => s.aceptar(otra));
    const antes = await s.contarTodo();
    await s.aceptar(id);
    const rechazada = await s.leer(id);
    expect([rechazada.estado, rechazada.falla]).toEqual([
      'fallida',
      'Desde el ensayo cambió algo de lo que trae: 1 filas quedarían distintas. No se escribió nada: ensayala de nuevo.',
    ]);
    expect(await s.contarTodo()).toEqual(antes);
    expect(cuentasDe(await s.ensayar(id))).toEqual({ personas: '1,0,1,0' });
    await s.aceptar(id);
    expect((await s.leer(id)).estado).toBe('aceptada');
  });

  test('si la base rechaza algo en medio, no queda nada', async () => {
    const { id } = await s.traer(UN_COLEGIO);
    await s.prueba.comoDuenio((db) =>
      sql`create function no_pasa() returns trigger language plpgsql as $$
      begin if new.externo = 'P-4' then raise exception 'no pasa'; end if; return new; end $$;
      create trigger no_pasa before insert on operaciones_pago for each row execute function no_pasa()`.execute(db),
    );
    const antes = await s.contarTodo();
    await s.aceptar(id).catch(() => undefined);
    expect(await s.contarTodo()).toEqual(antes);
    expect(await s.leer(id)).toMatchObject({
      estado: 'ensayada',
      falla: expect.stringContaining('el paso «pagos», y no quedó nada escrito'),
    });
    expect(await filasDe(sql`select last_value::int < 70000 as queda from numeros_de_legajo`)).toEqual([
      { queda: true },
    ]);
  });

  test('dos que aceptan a la vez la escriben una vez, y de dos importaciones entra una y la otra espera', async () => {
    const [una, otra] = [await s.traer({ personas: [PAZ] }), await s.traer({ personas: UN_COLEGIO.personas ?? [] })];
    const dos = await Promise.all([s.pedirAceptar(una.id), s.pedirAceptar(una.id)]);
    expect(dos.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await s.pedirAceptar(otra.id)).json().detail).toBe(
      'Otra importación se está escribiendo. Esperá a que termine.',
    );
    await s.trabajar();
    expect((await s.leer(una.id)).estado).toBe('aceptada');
  });

  test('lo que se interrumpió se puede aceptar otra vez', async () => {
    const { id } = await s.traer({ personas: [PAZ] });
    await s.db.updateTable('importaciones').set({ estado: 'aceptando' }).where('id', '=', id).execute();
    await sql`select graphile_worker.add_job('aceptar_importacion', json_build_object('importacion_id', ${id}::int, 'usuario_id', null,
      'quien', 'jefa', 'con_operadores', true))`.execute(s.db);
    await s.trabajar();
    expect(await s.leer(id)).toMatchObject({ estado: 'ensayada', falla: expect.stringContaining('Se interrumpió') });
    await s.aceptar(id);
    expect((await s.leer(id)).estado).toBe('aceptada');
  });
});

describe('quién puede', () => {
  test('de un distrito, nadie; con matrículas, todo menos operadores; nadie sobre sí mismo', async () => {
    const [{ id: distrito = 0 } = {}] = await s.db.selectFrom('distritos').select('id').orderBy('id').execute();
    const deDistrito = await s.conRol('distrital', ['matriculas'], distrito);
    expect((await deDistrito('GET', s.base)).statusCode).toBe(403);
    const registro = await s.conRol('registro', ['matriculas']);
    const propia = await s.db
      .selectFrom('personas as p')
      .innerJoin('usuarios as u', 'u.persona_id', 'p.id')
      .select('p.cuit')
      .where('u.username', '=', 'registro')
      .executeTakeFirstOrThrow();
    const hojas = { personas: [{ ...PAZ, CUIT: propia.cuit }], operadores: UN_COLEGIO.operadores ?? [] };
    expect(motivosDe(await s.traer(hojas, registro))).toEqual([
      'Personas 2, CUIT: Es de tu propia persona: lo tiene que traer otro operador. Trabaja en el Colegio: su correo lo cambia quien administra operadores.',
      'Operadores 2, Roles: Los operadores los trae quien puede administrarlos.',
    ]);
  });

  test('un archivo que no es, uno repetido, una que ya terminó y una que no existe', async () => {
    expect((await s.subir(Buffer.from([0x50, 0x4b, 3, 4, 0]), 'x.xlsx')).json().errores).toEqual([
      { campo: 'file', mensaje: 'No pudimos leer el archivo: tiene que ser una planilla XLSX o un CSV.' },
    ]);
    const grande = Buffer.from(`CUIT;Apellido\r\n${'1;2\r\n'.repeat(60_000)}1;${' '.repeat(8_000_000)}2`);
    expect((await s.subir(grande, 'grande.csv')).json().filas).toBe(60_001);
    const bytes = Buffer.from('CUIT;Apellido;Nombre;Distrito\r\n1;2;3;4');
    const { id } = (await s.subir(bytes, 'personas.csv')).json();
    const otraVez = await s.jefa('POST', `${s.base}/${id}/archivos`, formularioDe('file', 'personas.csv', bytes));
    expect(otraVez.json().errores?.[0]?.mensaje).toBe('Ese archivo ya está en esta importación.');
    expect((await s.jefa('POST', `${s.base}/${id}/descartar`)).json()).toMatchObject({
      estado: 'descartada',
      hojas: [{ nombre: 'personas', encabezados: [], muestra: [] }],
    });
    expect((await s.pedirEnsayo(id)).statusCode).toBe(409);
    expect(
      (await s.db.selectFrom('archivos_de_importacion').select('id').where('importacion_id', '=', id).execute()).length,
    ).toBe(0);
    for (const camino of ['ensayar', 'aceptar', 'descartar'])
      expect(
        (
          await s.jefa('POST', `${s.base}/2000000/${camino}`, {
            payload: camino === 'ensayar' ? SIN_CONTROLES : camino === 'aceptar' ? { sin_rechazadas: true } : {},
          })
        ).statusCode,
      ).toBe(404);
    expect((await s.jefa('GET', '/colegio/modelo_de_importacion')).rawPayload.subarray(0, 2).toString()).toBe('PK');
    const ejemplo = (await s.jefa('GET', '/colegio/ejemplo_de_importacion')).rawPayload;
    const leido = await leerPlanilla(ejemplo, 'ejemplo.xlsx');
    expect(leido.ok && leido.valor.map(({ nombre }) => nombre)).toEqual(Object.values(NOMBRES_DE_HOJA));
  });
});
