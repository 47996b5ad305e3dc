import type { Legajo, LegajoEntrada } from '@colega/contract/legajos';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bloqueo, matricula } from '../../testing/construir.ts';
import {
  type CalculoDePrueba,
  crearEscenario,
  EMPRESA,
  type Escenario,
  PERSONA_FISICA,
} from '../../testing/legajos/escenario.ts';

let e: Escenario;
beforeAll(async () => {
  e = await crearEscenario();
});
afterAll(() => e.prueba.cerrar());

const contarFilas = async (): Promise<unknown> => {
  const { rows } = await sql`select (select count(*) from legajos) as legajos,
    (select count(*) from legajo_detalles) as detalles, (select count(*) from detalle_tareas) as tareas,
    (select count(*) from legajo_comitentes) as comitentes, (select count(*) from legajo_inmuebles) as inmuebles,
    (select count(*) from auditoria) as auditoria`.execute(e.db);
  return rows[0];
};

const camposRechazados = async (payload: unknown, status = 422): Promise<string[]> => {
  const antes = await contarFilas();
  const respuesta = await e.mgarcia('POST', '/legajos', { payload: payload as object });
  expect(respuesta.statusCode, respuesta.body).toBe(status);
  expect(respuesta.headers['content-type']).toContain('application/problem+json');
  expect(await contarFilas()).toEqual(antes);
  const problem = respuesta.json<{ detail: string; message: string; errores?: { campo: string; mensaje: string }[] }>();
  expect(problem.message).toBe(problem.detail);
  expect((problem.errores ?? []).every(({ mensaje }) => mensaje.length > 0)).toBe(true);
  return (problem.errores ?? []).map(({ campo }) => campo);
};

const conDetalle = async (
  cambios: Partial<LegajoEntrada['detalles'][number]>,
  calculo?: CalculoDePrueba,
): Promise<LegajoEntrada> => {
  const propio = calculo ?? (await e.generar());
  return e.legajo(propio, { detalles: [{ ...e.detalle(propio), ...cambios }] });
};

describe('crear un legajo', () => {
  test('queda guardado entero, en borrador y con número, y se lee igual [API-015, API-017, AUT-099, ERR-017]', async () => {
    const calculo = await e.generar();
    const respuesta = await e.mgarcia('POST', '/legajos', { payload: e.legajo(calculo) });
    expect(respuesta.statusCode).toBe(201);
    expect(respuesta.json()).toMatchObject({ message: 'Legajo creado exitosamente' });
    const { id, numero_legajo } = respuesta.json<{ id: number; numero_legajo: number }>();
    const legajo = (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>();
    expect(legajo).toMatchObject({ id, numero_legajo, fecha: '2026-03-16', automatico: true, puede_editarse: true });
    expect(legajo.estado).toEqual(legajo.estado_legajo);
    expect(legajo.estado.clave).toBe('borrador');
    expect(legajo.monto_total).toBe(calculo.monto);
    const auditoria = await e.db
      .selectFrom('auditoria')
      .select(['quien', 'accion'])
      .where('entidad', '=', 'legajo')
      .where('entidad_id', '=', id)
      .execute();
    expect(auditoria).toEqual([{ quien: 'mgarcia', accion: 'crear' }]);
  });

  test('el detalle guarda su cálculo, tareas y condiciones [AUT-106, AUT-107, AUT-112]', async () => {
    const calculo = await e.generar();
    const { id } = (await e.mgarcia('POST', '/legajos', { payload: e.legajo(calculo) })).json<{ id: number }>();
    const { detalles } = (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>();
    expect(detalles).toEqual([
      expect.objectContaining({
        legajo_id: id,
        tipo_contrato: 'original',
        tipo_calculo: 'automatico',
        calculo_honorario_id: calculo.id,
        resolucion_id: calculo.resolucion_id,
        monto: calculo.monto,
        monto_diferenciado: 0,
        tareas: calculo.tareas,
        tribunal_actuante: 'Tribunales de La Plata',
        forma_de_pago: 'Contado',
      }),
    ]);
  });

  test('el partido es el de la localidad y no el que mandó el cliente [AUT-109]', async () => {
    const { id } = (await e.mgarcia('POST', '/legajos', { payload: e.legajo(await e.generar()) })).json<{
      id: number;
    }>();
    const { inmuebles } = (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>();
    expect(inmuebles).toEqual([
      expect.objectContaining({ partido: e.localidad.codigo_arba, latitud: '-34.9205', longitud: '-57.9536' }),
    ]);
  });

  test('una persona jurídica guarda firmante, cargo y domicilios; el padrón decide qué es [AUT-108]', async () => {
    const domicilio = { calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id };
    const comitente = { cuit: EMPRESA, apellido_nombre: 'Constructora del Sur SA', fisico: true, locador: false };
    const empresa = { ...comitente, firmante: 'Ana Gómez', cargo: 'Presidente', domicilio_real: domicilio };
    const payload = e.legajo(await e.generar(), { comitentes: [empresa] });
    const { id } = (await e.mgarcia('POST', '/legajos', { payload })).json<{ id: number }>();
    const { comitentes } = (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>();
    expect(comitentes).toEqual([
      expect.objectContaining({ fisico: false, res_806: false, firmante: 'Ana Gómez', cargo: 'Presidente' }),
    ]);
    expect(comitentes[0]).toMatchObject({ apellido: 'Constructora del Sur SA', nombre: '' });
    expect(comitentes[0]?.domicilio_real).toMatchObject({ calle: 'Calle 12', localidad: { id: e.localidad.id } });
    expect(comitentes[0]?.domicilio_legal).toBeNull();
  });

  test('un legajo manual pide un convenido que cubra la suma de sus tareas [CAL-009]', async () => {
    const tareas = [{ monto: '1000.50', tarea: { id: await e.idDe('tareas', 'proyecto') } }];
    const manual = (monto: string) => {
      const { calculo_honorario_id: _, resolucion_id: __, ...detalle } = e.detalle(SIN_CALCULO);
      return e.legajo(SIN_CALCULO, { detalles: [{ ...detalle, tipo_calculo: 'manual', monto, tareas }] });
    };
    expect(await camposRechazados(manual('1000.49'))).toEqual(['detalles.0.monto']);
    expect((await e.mgarcia('POST', '/legajos', { payload: manual('1000.50') })).statusCode).toBe(201);
  });
});

const SIN_CALCULO: CalculoDePrueba = { id: 1, resolucion_id: 1, monto: '0.00', tareas: [] };

describe('un cliente que se saltea los pasos del asistente', () => {
  test('un nombre de comitente más largo de lo que admite el formulario', async () => {
    const comitente = { cuit: PERSONA_FISICA, locador: false };
    const largo = 'a'.repeat(201);
    const calculo = await e.generar();
    const conNombre = (cambios: object) => e.legajo(calculo, { comitentes: [{ ...comitente, ...cambios }] });
    expect(await camposRechazados(conNombre({ apellido_nombre: `Gómez ${largo}` }))).toEqual(['comitentes.0.nombre']);
    expect(await camposRechazados(conNombre({ apellido: largo, nombre: 'Ana' }))).toEqual(['comitentes.0.apellido']);
  });

  test('matrícula ajena, inactiva o inexistente [AUT-102]', async () => {
    const calculo = await e.generar();
    const { id: inactiva } = await matricula(e.db, e.persona.id, { estado: 'suspendido' });
    for (const matricula_id of [e.otra.matricula_id, inactiva, 999_999])
      expect(await camposRechazados(e.legajo(calculo, { matricula_id }))).toEqual(['matricula_id']);
  });

  test('distrito que no es el suyo [AUT-103]', async () => {
    const distrito_id = e.persona.distrito_id + 1;
    expect(await camposRechazados(e.legajo(await e.generar(), { distrito_id }))).toEqual(['distrito_id']);
  });

  test('modalidad inactiva y rubro sin segmento o inexistente', async () => {
    const calculo = await e.generar();
    const modalidad_id = await e.idDe('modalidades', 'convenio_anterior');
    expect(await camposRechazados(e.legajo(calculo, { modalidad_id }))).toEqual(['modalidad_id']);
    expect(await camposRechazados(e.legajo(calculo, { rubro_id: 999_999 }))).toContain('rubro_id');
    const rubro_id = await e.idDe('rubros', 'topografia');
    expect(await camposRechazados(e.legajo(calculo, { rubro_id }))).toContain('rubro_id');
  });

  test('sin cálculo, con uno ajeno, inexistente o de otro rubro', async () => {
    const campo = ['detalles.0.calculo_honorario_id'];
    expect(await camposRechazados(await conDetalle({ calculo_honorario_id: null }))).toEqual(campo);
    expect(await camposRechazados(await conDetalle({ calculo_honorario_id: 999_999 }))).toEqual(campo);
    const ajeno = await e.generar(e.csosa);
    expect(await camposRechazados(e.legajo(ajeno))).toEqual(campo);
    const rubro_id = await e.idDe('rubros', 'instalaciones_de_gas');
    expect(await camposRechazados(e.legajo(await e.generar(), { rubro_id }))).toEqual(campo);
  });

  test('un cálculo sirve para un solo legajo', async () => {
    const calculo = await e.generar();
    expect((await e.mgarcia('POST', '/legajos', { payload: e.legajo(calculo) })).statusCode).toBe(201);
    expect(await camposRechazados(e.legajo(calculo))).toEqual(['detalles.0.calculo_honorario_id']);
  });

  test('honorario por debajo del mínimo, o distinto del convenido [CAL-008]', async () => {
    expect(await camposRechazados(await conDetalle({ monto: '1.00' }))).toEqual(['detalles.0.monto']);
    expect(await camposRechazados(await conDetalle({ monto: '90000000.01' }))).toEqual(['detalles.0.monto']);
  });

  test('tareas que no son las del cálculo', async () => {
    const calculo = await e.generar();
    const otra = [{ monto: calculo.monto, tarea: { id: await e.idDe('tareas', 'proyecto') } }];
    expect(await camposRechazados(await conDetalle({ tareas: otra }, calculo))).toEqual(['detalles.0.tareas.0.monto']);
    expect(await camposRechazados(await conDetalle({ tareas: [] }, calculo))).toEqual(['detalles.0.tareas']);
  });

  test('fechas y condiciones del contrato [AUT-095, AUT-096]', async () => {
    const detalle = { vencimiento: '2026-03-19', forma_de_pago: '', tribunal_actuante: ' ' };
    expect(await camposRechazados(await conDetalle(detalle))).toEqual([
      'detalles.0.vencimiento',
      'detalles.0.forma_de_pago',
      'detalles.0.tribunal_actuante',
    ]);
    expect(await camposRechazados(await conDetalle({ fecha: '2026-03-15' }))).toEqual([
      'detalles.0.calculo_honorario_id',
    ]);
    expect(await camposRechazados(await conDetalle({ fecha: '2026-03-21' }))).toContain('detalles.0.fecha');
    expect(await camposRechazados(await conDetalle({ fecha: '2026-02-30' }))).toEqual(['detalles.0.fecha']);
  });

  test('comitentes: ninguno, repetido, sin dígito verificador o desconocido del padrón', async () => {
    const calculo = await e.generar();
    const con = (...cuits: string[]) => e.legajo(calculo, { comitentes: cuits.map((cuit) => ({ cuit })) });
    expect(await camposRechazados(con())).toEqual(['comitentes']);
    expect(await camposRechazados(con('20111111113'))).toContain('comitentes.0.cuit');
    expect(await camposRechazados(con(PERSONA_FISICA, PERSONA_FISICA))).toEqual(['comitentes.1.cuit']);
    expect(await camposRechazados(con('20111111112'))).toContain('comitentes.0.cuit');
  });

  test('un CUIT validado se guarda con el nombre del padrón, mejor escrito, y no con el de otra persona', async () => {
    const calculo = await e.generar();
    const con = (comitente: LegajoEntrada['comitentes'][number]) => e.legajo(calculo, { comitentes: [comitente] });
    const domicilio_real = { calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id };
    const firma = { firmante: 'Ana Gómez', cargo: 'Presidente', domicilio_real };
    const ajenos = [
      { cuit: PERSONA_FISICA, apellido_nombre: 'OTRO NOMBRE' },
      { cuit: PERSONA_FISICA, apellido: 'Juárez', nombre: 'Pedro' },
      { cuit: EMPRESA, ...firma, apellido_nombre: 'Constructora del Norte SA' },
    ];
    for (const ajeno of ajenos) expect(await camposRechazados(con(ajeno))).toEqual(['comitentes.0.apellido']);
    const payload = con({ cuit: PERSONA_FISICA, apellido: 'Ana Paula', nombre: 'Fernández' });
    const creado = await e.mgarcia('POST', '/legajos', { payload });
    expect(creado.statusCode).toBe(201);
    const editar = async (apellido: string, nombre: string) => {
      const { id } = creado.json<{ id: number }>();
      const [detalle] = (await e.mgarcia('GET', `/legajos/${id}`)).json<Legajo>().detalles;
      const comitentes = [{ cuit: PERSONA_FISICA, apellido, nombre }];
      const detalles = payload.detalles.map((enviado) => ({ ...enviado, id: detalle?.id ?? 0 }));
      const respuesta = await e.mgarcia('PUT', `/legajos/${id}`, { payload: { ...payload, comitentes, detalles } });
      return [respuesta.statusCode, (respuesta.json().errores ?? []).map(({ campo }: { campo: string }) => campo)];
    };
    expect(await editar('Juárez', 'Pedro')).toEqual([422, ['comitentes.0.apellido']]);
    expect(await editar('Fernández', 'Ana Paula')).toEqual([200, []]);
  });

  test('lo que la modalidad exige de los comitentes [AUT-060, AUT-061]', async () => {
    const calculo = await e.generar();
    for (const clave of ['res_806', 'colegio_comitente']) {
      const modalidad_id = await e.idDe('modalidades', clave);
      expect(await camposRechazados(e.legajo(calculo, { modalidad_id }))).toEqual(['comitentes']);
    }
  });

  test('inmuebles: ninguno, incompleto, localidad inexistente, varias unidades sin la tarea que las admite [AUT-070]', async () => {
    const calculo = await e.generar();
    const con = (...inmuebles: LegajoEntrada['inmuebles']) => e.legajo(calculo, { inmuebles });
    expect(await camposRechazados(con())).toEqual(['inmuebles']);
    expect(await camposRechazados(con({ ...e.inmueble, calle: '', latitud: '' }))).toEqual([
      'inmuebles.0.calle',
      'inmuebles.0.latitud',
    ]);
    expect(await camposRechazados(con({ ...e.inmueble, localidad_id: 999_999 }))).toEqual(['inmuebles.0.localidad_id']);
    expect(await camposRechazados(con({ ...e.inmueble, partido: '999' }))).toEqual(['inmuebles.0.partido']);
    const unidad = { ...e.inmueble, piso: '1', depto: 'A' };
    expect(await camposRechazados(con(unidad, unidad))).toEqual(['inmuebles']);
  });

  test('un cuerpo de 5 MB, uno que no es JSON y uno vacío', async () => {
    const enorme = await e.mgarcia('POST', '/legajos', { payload: { relleno: 'x'.repeat(5_000_000) } });
    expect([enorme.statusCode, enorme.json().detail]).toEqual([413, expect.stringContaining('tamaño permitido')]);
    const headers = { 'content-type': 'application/json' };
    const roto = await e.mgarcia('POST', '/legajos', { payload: '{"matricula_id": ', headers });
    expect([roto.statusCode, roto.json().detail]).toEqual([400, expect.stringContaining('JSON válido')]);
    expect(await camposRechazados({})).toEqual(expect.arrayContaining(['matricula_id', 'detalles', 'comitentes']));
  });

  test('con un bloqueo que quita Ejercicio no se crea nada [SES-059]', async () => {
    const calculo = await e.generar(e.csosa);
    await bloqueo(e.db, e.otra.persona.id, ['quita_ejercicio']);
    const respuesta = await e.csosa('POST', '/legajos', { payload: e.legajo(calculo) });
    expect([respuesta.statusCode, respuesta.json().detail]).toEqual([403, expect.stringContaining('bloqueo vigente')]);
  });
});

describe('dos envíos del mismo legajo', () => {
  const enviar = (payload: LegajoEntrada, clave: string) =>
    e.mgarcia('POST', '/legajos', { payload, headers: { 'idempotency-key': clave } });

  test('con la misma clave dan la misma respuesta y un solo legajo', async () => {
    const payload = e.legajo(await e.generar());
    const primera = await enviar(payload, 'una-clave');
    const segunda = await enviar(payload, 'una-clave');
    expect([segunda.statusCode, segunda.json()]).toEqual([201, primera.json()]);
    const otro = { ...payload, comitentes: [{ cuit: EMPRESA }] };
    expect((await enviar(otro, 'una-clave')).statusCode).toBe(422);
  });

  test('veinte a la vez con la misma clave crean uno', async () => {
    const payload = e.legajo(await e.generar());
    const antes = await e.db.selectFrom('legajos').select(e.db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
    const respuestas = await Promise.all(Array.from({ length: 20 }, () => enviar(payload, 'veinte')));
    const despues = await e.db
      .selectFrom('legajos')
      .select(e.db.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    expect(despues.n - antes.n).toBe(1);
    expect(new Set(respuestas.map(({ statusCode }) => statusCode))).not.toContain(500);
    const creados = respuestas.filter(({ statusCode }) => statusCode === 201).map((r) => r.json<{ id: number }>().id);
    expect(new Set(creados).size).toBe(1);
  });

  test('sin clave, el cálculo ya usado impide el segundo', async () => {
    const payload = e.legajo(await e.generar());
    const respuestas = await Promise.all([1, 2, 3].map(() => e.mgarcia('POST', '/legajos', { payload })));
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
  });
});
