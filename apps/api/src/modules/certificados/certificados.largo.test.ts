import type { Certificado } from '@colega/contract/certificados';
import type { TipoDeCertificado } from '@colega/domain/certificados';
import { cuerpoDePrueba } from '@colega/domain/testing';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../db/conectar.ts';
import { conCualquierCambio } from '../../testing/entradas-al-azar.ts';
import { formularioDe } from '../../testing/formulario-de.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { type Creado, vidaDe } from '../../testing/legajos/vida.ts';
import { mirarPdf } from '../../testing/mirar-pdf.ts';

const DESTINO = 'Presentar ante quien corresponda';
let e: Escenario;
let electrico: Creado;
let partes: Record<string, number>;

const crear = async (rubro: string, confirmado = true, modalidad = 'franquicia'): Promise<Creado> => {
  const vida = vidaDe(e);
  const esElectrico = rubro !== 'instalaciones_de_gas' && rubro !== 'obra_civil';
  const detalles = [await vida.manual({ destino_tarea: esElectrico ? DESTINO : '' })];
  const legajo = await vida.crear({ modalidad, cambios: { rubro_id: await e.idDe('rubros', rubro), detalles } });
  if (confirmado) await vida.confirmar(legajo.id);
  return legajo;
};
const partesDe = async (legajoId: number) => {
  const { comitentes, inmuebles } = await vidaDe(e).leer(legajoId);
  return {
    'titular.id': comitentes[0]?.id ?? 0,
    'inmueble.id': inmuebles[0]?.id ?? 0,
    'titular.localidad_id': e.localidad.id,
  };
};
const emitir = (type: TipoDeCertificado, payload: object, legajo_id = electrico.id) =>
  e.mgarcia('POST', `/certificados/${type}`, { payload: { legajo_id, ...payload } });
const emitido = async (type: TipoDeCertificado, legajo_id = electrico.id): Promise<Certificado> => {
  const respuesta = await emitir(type, cuerpoDePrueba(type, await partesDe(legajo_id)), legajo_id);
  if (respuesta.statusCode !== 201) throw new Error(respuesta.body);
  return respuesta.json<{ certificado: Certificado }>().certificado;
};
const foto = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
const subir = async (pedir = e.mgarcia): Promise<number> => {
  const respuesta = await pedir('POST', '/media_objects', formularioDe('file', 'tablero.jpg', await foto()));
  return respuesta.json<{ id: number }>().id;
};
const anexo = async (referencia: number, cambios: Record<string, unknown> = {}) => {
  const fotos = await Promise.all([subir(), subir(), subir(), subir()]);
  const campos = ['foto_gabinete', 'foto_tp', 'foto_canio_acometida', 'foto_frente_inmueble'];
  const porCampo = Object.fromEntries(campos.map((campo, i) => [campo, fotos[i] ?? 0]));
  return cuerpoDePrueba('anexa_in_situ', { ...porCampo, certificado_referencia: referencia }, cambios);
};

const hayQuienEspera = async (db: Db): Promise<boolean> => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length > 0;
};

beforeAll(async () => {
  e = await crearEscenario();
  electrico = await crear('instalaciones_electricas');
  partes = await partesDe(electrico.id);
});
afterAll(() => e.prueba.cerrar());

test('cada tipo se emite con su número, sin huecos por tipo y año, y se imprime [CER-094, API-054, API-056, API-057]', async () => {
  const primero = await emitido('t1g');
  const segundo = await emitido('t1g');
  expect([primero.numero_certificado, segundo.numero_certificado]).toEqual(['T1G-2026-000001', 'T1G-2026-000002']);
  expect((await emitir('t1g', cuerpoDePrueba('t1g', partes, { tab_principal: null }))).statusCode).toBe(422);
  expect((await emitido('t1g')).numero_certificado).toBe('T1G-2026-000003');
  for (const type of ['caie', 'caie_er', 't1r'] as const) expect((await emitido(type)).type).toBe(type);
  const lista = await e.mgarcia('GET', `/certificados?legajo.id=${electrico.id}`);
  expect(lista.json().items).toHaveLength(6);
  expect(lista.json().items[0]).toMatchObject({
    id: primero.id,
    legajo: { id: electrico.id, numero_legajo: electrico.numero_legajo },
    type: 't1g',
    estado: { clave: 'confirmado' },
    fecha_creacion: '2026-03-20',
  });
  for (const { id } of lista.json().items) {
    const pdf = await e.mgarcia('GET', `/certificados/${id}/imprimir`);
    expect([pdf.statusCode, pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
  }
});

test('lo que se ofrece sale del rubro: gas, solo eig; dos eléctricos, todo menos eig; otro, nada [CER-006]', async () => {
  const tipos = async (legajoId: number) =>
    (await e.mgarcia('GET', `/tipos_certificados?legajo_id=${legajoId}`))
      .json()
      .items.map(({ type }: { type: string }) => type);
  const gas = await crear('instalaciones_de_gas');
  expect(await tipos(gas.id)).toEqual(['eig']);
  const deUnElectrico = await tipos(electrico.id);
  expect(deUnElectrico).toEqual(expect.arrayContaining(['caie', 'caie_er', 't1r', 't1g', 'anexa_in_situ']));
  expect(deUnElectrico).not.toContain('eig');
  expect(await tipos((await crear('redes_y_alumbrado')).id)).toEqual(await tipos(electrico.id));
  expect(await tipos((await crear('obra_civil')).id)).toEqual([]);
  expect((await emitido('eig', gas.id)).numero_certificado).toBe('EIG-2026-000001');
  const ajeno = await emitir('eig', cuerpoDePrueba('eig', partes));
  expect([ajeno.statusCode, ajeno.json().detail]).toEqual([
    409,
    'Ese certificado no se emite sobre legajos de este rubro.',
  ]);
});

test('cada campo mal se nombra, y nada queda a medias', async () => {
  const antes = await e.db.selectFrom('certificados').select(e.db.fn.countAll().as('n')).executeTakeFirst();
  const mal = await emitir('caie', {
    ...cuerpoDePrueba('caie', { ...partes, 'titular.id': 999_999 }),
    suministro_energia: 'v220_t1r_3kw',
    pot_total_kw: 1_000_000,
    insp_visual3: 'si',
  });
  expect(mal.statusCode).toBe(422);
  const otra = await emitir('caie', {
    ...cuerpoDePrueba('caie', { ...partes, 'titular.id': 999_999 }),
    suministro_energia: 'v220_t1r_3kw',
    pot_total_kw: 1_000_000,
  });
  expect(otra.json().errores.map(({ campo }: { campo: string }) => campo)).toEqual([
    'suministro_energia',
    'pot_total_kw',
    'titular.id',
  ]);
  const sinLocalidad = await emitir('t1r', cuerpoDePrueba('t1r', { ...partes, 'titular.localidad_id': 99_999_999 }));
  expect(sinLocalidad.json().errores[0].campo).toBe('titular.localidad_id');
  expect(await e.db.selectFrom('certificados').select(e.db.fn.countAll().as('n')).executeTakeFirst()).toEqual(antes);
});

test('un legajo en borrador no emite, y uno que debe el CEP tampoco', async () => {
  const borrador = await crear('instalaciones_electricas', false);
  expect((await emitir('t1g', cuerpoDePrueba('t1g', await partesDe(borrador.id)), borrador.id)).statusCode).toBe(409);
  const debe = await crear('instalaciones_electricas', true, 'tradicional');
  const negado = await emitir('t1g', cuerpoDePrueba('t1g', await partesDe(debe.id)), debe.id);
  expect(negado.json().detail).toBe('Para emitir certificados tiene que estar pago el CEP del contrato original.');
});

test('el anexo se refiere a uno vigente, de los que lo llevan y sin otro; y se corrige [CER-088, CER-089, API-058]', async () => {
  const referencia = await emitido('t1r');
  const sinAnexo = async () =>
    (await e.mgarcia('GET', `/certificados?legajo_id=${electrico.id}&type=in-situ`))
      .json()
      .items.map(({ id }: { id: number }) => id);
  expect(await sinAnexo()).toContain(referencia.id);
  const creado = await emitir('anexa_in_situ', await anexo(referencia.id));
  expect(creado.statusCode).toBe(201);
  const { certificado } = creado.json<{ certificado: Certificado }>();
  expect(certificado.referencia).toEqual({ id: referencia.id, numero_certificado: referencia.numero_certificado });
  expect(await sinAnexo()).not.toContain(referencia.id);
  const repetido = await emitir('anexa_in_situ', await anexo(referencia.id));
  expect([repetido.statusCode, repetido.json().detail]).toEqual([409, 'Ese certificado ya tiene su anexo.']);
  const sinFlag = await emitido('caie_er');
  expect((await emitir('anexa_in_situ', await anexo(sinFlag.id))).json().errores[0].campo).toBe(
    'certificado_referencia',
  );
  const editado = await emitir('anexa_in_situ', {
    ...(await anexo(referencia.id, { actividad: 'Comercio' })),
    id: certificado.id,
  });
  expect(editado.json().certificado.numero_certificado).toBe(certificado.numero_certificado);
  const leido = await e.mgarcia('GET', `/certificados/${certificado.id}`);
  expect(leido.json().datos.actividad).toBe('Comercio');
  expect(leido.json().fotos).toHaveLength(4);
  const pdf = await e.mgarcia('GET', `/certificados/${certificado.id}/imprimir`);
  expect(pdf.statusCode).toBe(200);
  const { textos, cerrar } = await mirarPdf(pdf.rawPayload);
  cerrar();
  for (const dicho of [referencia.numero_certificado, 'Fernández Ana Paula', 'Calle 50'])
    expect(textos.join(' ')).toContain(dicho);
});

test('una foto de otra persona no sirve', async () => {
  const referencia = await emitido('caie');
  const ajena = await subir(e.csosa);
  const respuesta = await emitir('anexa_in_situ', { ...(await anexo(referencia.id)), foto_tp: ajena });
  expect([respuesta.statusCode, respuesta.json().errores]).toEqual([
    422,
    [{ campo: 'foto_tp', mensaje: 'Esa foto no existe. Volvé a subirla.' }],
  ]);
});

test('se anula, una sola vez; con anexo vigente, primero el anexo [DET-041, DET-042, API-055]', async () => {
  const referencia = await emitido('t1r');
  const creado = await emitir('anexa_in_situ', await anexo(referencia.id));
  const suAnexo = creado.json<{ certificado: Certificado }>().certificado;
  const estado_id = await vidaDe(e).estadoId('anulado');
  const anular = (id: number, estado = estado_id) =>
    e.mgarcia('PUT', `/certificados/${id}/cambiar_estado`, { payload: { estado_id: estado } });
  expect((await anular(referencia.id)).json().detail).toBe(
    'El certificado tiene un anexo vigente. Anulá primero el anexo.',
  );
  expect((await anular(suAnexo.id, await vidaDe(e).estadoId('visado'))).statusCode).toBe(422);
  expect((await anular(suAnexo.id)).json().message).toBe('Certificado anulado exitosamente');
  expect((await anular(referencia.id)).statusCode).toBe(200);
  expect((await anular(referencia.id)).statusCode).toBe(409);
  const leido = await e.mgarcia('GET', `/certificados/${referencia.id}`);
  expect(leido.json()).toMatchObject({ estado: { clave: 'anulado' }, puede_anularse: false });
});

test('el certificado de otra persona no existe, y sin sesión no hay nada', async () => {
  const { id } = await emitido('t1g');
  for (const [metodo, camino] of [
    ['GET', `/certificados/${id}`],
    ['GET', `/certificados/${id}/imprimir`],
    ['GET', `/tipos_certificados?legajo_id=${electrico.id}`],
  ] as const) {
    expect((await e.csosa(metodo, camino)).statusCode).toBe(404);
    expect((await e.prueba.pedir(metodo, camino)).statusCode).toBe(401);
  }
  expect((await e.csosa('GET', `/certificados?legajo_id=${electrico.id}`)).json().items).toEqual([]);
  const payload = { estado_id: await vidaDe(e).estadoId('anulado') };
  expect((await e.csosa('PUT', `/certificados/${id}/cambiar_estado`, { payload })).statusCode).toBe(404);
  const ajena = cuerpoDePrueba('t1g', partes, { legajo_id: electrico.id });
  expect((await e.csosa('POST', '/certificados/t1g', { payload: ajena })).statusCode).toBe(404);
});

test('los últimos de un tipo son los propios y vigentes, el más nuevo primero', async () => {
  const [viejo, anulado, nuevo] = [await emitido('t1r'), await emitido('t1r'), await emitido('t1r')];
  const estado_id = await vidaDe(e).estadoId('anulado');
  await e.mgarcia('PUT', `/certificados/${anulado.id}/cambiar_estado`, { payload: { estado_id } });
  const ultimos = async (quien: typeof e.mgarcia, cuantos: number) =>
    (await quien('GET', `/certificados?type=t1r&ultimos=${cuantos}`)).json().items.map(({ id }: Certificado) => id);
  expect(await ultimos(e.mgarcia, 2)).toEqual([nuevo.id, viejo.id]);
  expect(await ultimos(e.mgarcia, 1)).toEqual([nuevo.id]);
  expect(await ultimos(e.csosa, 2)).toEqual([]);
  expect((await e.mgarcia('GET', '/certificados?type=t1r&ultimos=21')).statusCode).toBe(422);
});

test('a la vez, cada uno toma su número', async () => {
  const hechos = await Promise.all(Array.from({ length: 8 }, () => emitido('caie')));
  const numeros = hechos.map(({ numero_certificado }) => numero_certificado).sort();
  expect(new Set(numeros).size).toBe(8);
  const ultimo = Number(numeros.at(-1)?.slice(-6));
  expect(Number(numeros[0]?.slice(-6))).toBe(ultimo - 7);
});

test('la localidad que otra persona agregó no existe hasta que se aprueba', async () => {
  const { id: partido_id } = await e.db.selectFrom('partidos').select('id').limit(1).executeTakeFirstOrThrow();
  const agregada = await e.csosa('POST', '/localidades', {
    payload: { nombre: 'Paraje Ajeno', codigo_postal: '1999', partido: { id: partido_id } },
  });
  const { id } = agregada.json().localidad;
  const pedir = () => emitir('t1g', cuerpoDePrueba('t1g', { ...partes, 'titular.localidad_id': id }));
  expect((await pedir()).json().errores).toEqual([
    { campo: 'titular.localidad_id', mensaje: 'Esa localidad no existe. Elegila de la lista.' },
  ]);
  await e.db.updateTable('localidades').set({ aprobada_en: new Date() }).where('id', '=', id).execute();
  expect((await pedir()).statusCode).toBe(201);
});

test('quien anula espera a quien emite sobre el mismo legajo: no queda un anexo de un anulado', async () => {
  const referencia = await emitido('t1r');
  const estado_id = await vidaDe(e).estadoId('anulado');
  const cuerpo = await anexo(referencia.id);
  let anulacion: Promise<{ statusCode: number }> | undefined;
  await e.db.transaction().execute(async (trx) => {
    await trx.selectFrom('legajos').select('id').where('id', '=', electrico.id).forUpdate().execute();
    let respondida = false;
    anulacion = e
      .mgarcia('PUT', `/certificados/${referencia.id}/cambiar_estado`, { payload: { estado_id } })
      .finally(() => {
        respondida = true;
      });
    while (!respondida && !(await hayQuienEspera(trx))) await new Promise(setImmediate);
    await sql`insert into certificados (legajo_id, type, numero_certificado, fecha_creacion, estado, codigo, datos, impreso,
      referencia_id) values (${electrico.id}, 'anexa_in_situ', 'ANEXAINSITU-2026-999999', '2026-03-20', 'confirmado',
      ${'9'.repeat(32)}, ${JSON.stringify(cuerpo)}, '{}', ${referencia.id})`.execute(trx);
  });
  expect((await anulacion)?.statusCode).toBe(409);
});

test.each(['caie', 'caie_er', 't1g'] as const)(
  '%s con cualquier parte cambiada por cualquier cosa se emite o se rechaza, explicado',
  async (type) => {
    const headers = { 'content-type': 'application/json' };
    const cuerpo = { legajo_id: electrico.id, ...cuerpoDePrueba(type, partes) };
    const enviar = (payload: string) => e.mgarcia('POST', `/certificados/${type}`, { payload, headers });
    await conCualquierCambio(enviar, cuerpo, { exito: 201, casos: 60, limiteMs: 3_000 });
  },
);

test('sin el domicilio o la institución de quien firma, o con su matrícula suspendida, no se emite ni se numera', async () => {
  const cuerpo = cuerpoDePrueba('t1r', await partesDe(electrico.id));
  const { matricula } = await vidaDe(e).leer(electrico.id);
  const poner = async (
    persona: { domicilio_calle: string | null },
    suya: { estado_id: number; institucion: string },
  ) => {
    await e.db.updateTable('personas').set(persona).where('id', '=', e.persona.id).execute();
    await e.db.updateTable('matriculas').set(suya).where('id', '=', matricula.id).execute();
  };
  const bien = [
    { domicilio_calle: 'Calle 49' },
    { estado_id: matricula.estado.id, institucion: 'E.E.S.T. N.º 5' },
  ] as const;
  const cuantos = async () => (await e.db.selectFrom('certificados').select('id').execute()).length;
  const antes = await cuantos();
  for (const [persona, suya, frase] of [
    [{ domicilio_calle: null }, bien[1], /le falta cargar tu domicilio real/],
    [bien[0], { ...bien[1], institucion: ' ' }, /le falta cargar la institución.+Distrito I, \(0221\)/],
    [bien[0], { ...bien[1], estado_id: 2 }, /./],
  ] as const) {
    await poner(persona, suya);
    const { statusCode, body } = await emitir('t1r', cuerpo);
    expect([403, 409]).toContain(statusCode);
    expect(JSON.parse(body).detail).toMatch(frase);
  }
  expect(await cuantos()).toBe(antes);
  await poner(...bien);
  expect((await emitir('t1r', cuerpo)).statusCode).toBe(201);
});
