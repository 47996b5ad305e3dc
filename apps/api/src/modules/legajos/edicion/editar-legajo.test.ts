import type { Legajo } from '@colega/contract/legajos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crearEscenario, EMPRESA, type Escenario, PERSONA_FISICA, padron } from '../../../testing/legajos/escenario.ts';
import { type Creado, type EdicionDePrueba, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
let conPadron = true;
beforeAll(async () => {
  e = await crearEscenario({ buscar: async (cuit) => (conPadron ? padron.buscar(cuit) : null) });
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

type Rechazo = { detail: string; message: string; errores?: { campo: string; mensaje: string }[] };

const rechazo = async (id: number, payload: EdicionDePrueba, status = 422, headers = {}): Promise<Rechazo> => {
  const antes = await vida.huella();
  const respuesta = await vida.editar(id, payload, { headers });
  expect(respuesta.statusCode, respuesta.body).toBe(status);
  expect(await vida.huella()).toEqual(antes);
  return respuesta.json<Rechazo>();
};
const campos = async (id: number, payload: EdicionDePrueba): Promise<string[]> =>
  ((await rechazo(id, payload)).errores ?? []).map(({ campo }) => campo);

const conContrato = (
  edicion: EdicionDePrueba,
  cambios: Partial<EdicionDePrueba['detalles'][number]>,
): EdicionDePrueba => ({
  ...edicion,
  detalles: edicion.detalles.map((detalle) => ({ ...detalle, ...cambios })),
});
const guardar = async (id: number, payload: EdicionDePrueba): Promise<Legajo> => {
  const respuesta = await vida.editar(id, payload);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return vida.leer(id);
};

describe('editar un borrador', () => {
  test('cambia todo, con su mensaje y su nueva etiqueta, y la historia dice qué decía [API-018, DET-032, ERR-018]', async () => {
    const legajo = await vida.crear();
    const antes = await vida.leer(legajo.id);
    const edicion = conContrato(await vida.edicion(legajo), { monto: '250000.00', forma_de_pago: 'En cuotas' });
    const empresa = {
      ...{ cuit: EMPRESA, firmante: 'Ana Gómez', cargo: 'Presidente' },
      domicilio_real: { calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id },
    };
    const respuesta = await vida.editar(legajo.id, {
      ...edicion,
      modalidad_id: await e.idDe('modalidades', 'franquicia'),
      comitentes: [empresa],
      inmuebles: [{ ...e.inmueble, calle: 'Calle 51' }],
    });
    expect([respuesta.statusCode, respuesta.json()]).toEqual([
      200,
      { id: legajo.id, legajo_id: legajo.id, version: 2, message: 'Legajo actualizado exitosamente' },
    ]);
    expect(respuesta.headers.etag).toBe('"2"');
    const leido = await vida.leer(legajo.id);
    expect(leido).toMatchObject({ numero_legajo: legajo.numero_legajo, monto_total: '250000.00', franquicia: true });
    expect(leido.comitentes.map(({ cuit, fisico, firmante }) => [cuit, fisico, firmante])).toEqual([
      [EMPRESA, false, 'Ana Gómez'],
    ]);
    expect(leido.inmuebles[0]).toMatchObject({ id: antes.inmuebles[0]?.id, calle: 'Calle 51' });
    expect(leido.detalles).toMatchObject([
      { id: antes.detalles[0]?.id, monto: '250000.00', forma_de_pago: 'En cuotas' },
    ]);
    const [, hecho] = await vida.historia(legajo.id);
    expect(hecho).toMatchObject({
      accion: 'editar',
      quien: 'mgarcia',
      desde: {
        original: { monto: '100000.00' },
        comitentes: [{ cuit: PERSONA_FISICA }],
        inmuebles: [{ parcela: '12a' }],
      },
      hasta: { original: { monto: '250000.00' }, comitentes: [{ firmante: 'Ana Gómez', real_calle: 'Calle 12' }] },
    });
  });

  test('uno automático cambia de cálculo, y el que tenía no se lo quita a sí mismo', async () => {
    const calculo = await e.generar();
    const creado = await e.mgarcia('POST', '/legajos', { payload: e.legajo(calculo) });
    const legajo: Creado = { ...creado.json<{ id: number; numero_legajo: number }>(), payload: e.legajo(calculo) };
    const edicion = await vida.edicion(legajo);
    expect((await guardar(legajo.id, edicion)).detalles[0]?.calculo_honorario_id).toBe(calculo.id);
    const nuevo = await e.generar(e.mgarcia, {}, '95000000.00');
    const leido = await guardar(legajo.id, conContrato(edicion, e.detalle(nuevo)));
    expect(leido.detalles[0]).toMatchObject({ calculo_honorario_id: nuevo.id, monto: '95000000.00' });
    const otro = await e.mgarcia('POST', '/legajos', { payload: e.legajo(await e.generar()) });
    const { id } = otro.json<{ id: number }>();
    const ajeno = conContrato({ ...edicion, detalles: [{ ...e.detalle(nuevo), id: await vida.original(id) }] }, {});
    expect(await campos(id, ajeno)).toEqual(['detalles.0.calculo_honorario_id']);
  });

  test('lo que está mal se dice campo por campo y no queda nada a medio guardar', async () => {
    const legajo = await vida.crear();
    const edicion = await vida.edicion(legajo);
    const malo = { ...conContrato(edicion, { vencimiento: '2026-03-01', forma_de_pago: '' }), rubro_id: 999_999 };
    expect(await campos(legajo.id, { ...malo, comitentes: [], inmuebles: [{ ...e.inmueble, calle: '' }] })).toEqual([
      'rubro_id',
      'detalles.0.vencimiento',
      'detalles.0.forma_de_pago',
      'comitentes',
      'inmuebles.0.calle',
    ]);
    expect(await campos(legajo.id, conContrato(edicion, { monto: '99999.99' }))).toEqual(['detalles.0.monto']);
  });

  test('el contrato tiene que ser el suyo, y no cambia de tipo de cálculo', async () => {
    const legajo = await vida.crear();
    const otro = await vida.crear();
    const edicion = await vida.edicion(legajo);
    const ajeno = conContrato(edicion, { id: await vida.original(otro.id) });
    expect(await campos(legajo.id, ajeno)).toEqual(['detalles.0.id']);
    const calculo = await e.generar();
    expect(await campos(legajo.id, conContrato(edicion, e.detalle(calculo)))).toEqual(['detalles.0.tipo_calculo']);
  });

  test('una modalidad que exige la Res. 806/12 o un CUIT fijo lo exige también al editar', async () => {
    const legajo = await vida.crear();
    for (const clave of ['res_806', 'colegio_comitente']) {
      const edicion = { ...(await vida.edicion(legajo)), modalidad_id: await e.idDe('modalidades', clave) };
      expect(await campos(legajo.id, edicion)).toEqual(['comitentes']);
    }
  });
});

describe('los comitentes y los inmuebles que ya estaban', () => {
  test('con el padrón caído se edita igual, salvo que entre un comitente nuevo', async () => {
    const legajo = await vida.crear();
    const edicion = await vida.edicion(legajo);
    conPadron = false;
    const inmuebles = [{ ...e.inmueble, calle: 'Calle 60' }];
    expect((await guardar(legajo.id, { ...edicion, inmuebles })).inmuebles[0]?.calle).toBe('Calle 60');
    const comitentes = [...edicion.comitentes, { cuit: EMPRESA }];
    expect(await campos(legajo.id, { ...edicion, comitentes })).toContain('comitentes.1.cuit');
    conPadron = true;
  });

  test('los locadores quedan aunque el formulario no los mande (S-137) [AUT-051]', async () => {
    const locador = { cuit: EMPRESA, locador: true, firmante: 'Ana', cargo: 'Presidente' };
    const domicilio_real = { calle: 'Calle 12', numero: '845', localidad_id: e.localidad.id };
    const comitentes = [{ cuit: PERSONA_FISICA }, { ...locador, domicilio_real }];
    const legajo = await vida.crear({ cambios: { comitentes } });
    const edicion = { ...(await vida.edicion(legajo)), comitentes: [{ cuit: PERSONA_FISICA }] };
    const leido = await guardar(legajo.id, edicion);
    expect(leido.comitentes.map(({ cuit, locador: es }) => [cuit, es])).toEqual([
      [PERSONA_FISICA, false],
      [EMPRESA, true],
    ]);
    expect(leido.comitentes[1]?.domicilio_real).toMatchObject({ calle: 'Calle 12' });
    expect(await campos(legajo.id, { ...edicion, comitentes: [] })).toEqual(['comitentes']);
  });

  const unidades = (...deptos: string[]) => deptos.map((depto) => ({ ...e.inmueble, piso: '1', depto }));
  const conUnidades = async (...deptos: string[]): Promise<Creado> => {
    const varias = await e.db
      .selectFrom('segmento_tareas')
      .select('tarea_id')
      .where('permite_varias_unidades', '=', true)
      .executeTakeFirstOrThrow();
    await e.db.updateTable('tareas').set({ manual: true }).where('id', '=', varias.tarea_id).execute();
    const tareas = [{ monto: '100000.00', tarea: { id: varias.tarea_id } }];
    return vida.crear({ cambios: { detalles: [await vida.manual({ tareas })], inmuebles: unidades(...deptos) } });
  };
  const idsPorDepto = async (id: number) =>
    Object.fromEntries((await vida.leer(id)).inmuebles.map((inmueble) => [inmueble.depto, inmueble.id]));

  test('una unidad que queda conserva su fila, aunque cambie de lugar, y una con certificados no se quita', async () => {
    const legajo = await conUnidades('A', 'B', 'C');
    const antes = await idsPorDepto(legajo.id);
    const edicion = await vida.edicion(legajo);
    await guardar(legajo.id, { ...edicion, inmuebles: unidades('C', 'B', 'D') });
    expect(await idsPorDepto(legajo.id)).toEqual({ C: antes.C, B: antes.B, D: antes.A });
    await guardar(legajo.id, { ...edicion, inmuebles: unidades('B') });
    expect(await idsPorDepto(legajo.id)).toEqual({ B: antes.B });
    await guardar(legajo.id, { ...edicion, inmuebles: unidades('A', 'B') });
    expect((await idsPorDepto(legajo.id)).B).toBe(antes.B);
    const inmueble_id = antes.B ?? 0;
    await e.db
      .insertInto('certificados')
      .values({
        ...{ legajo_id: legajo.id, inmueble_id, type: 'caie', numero_certificado: 'CA-1' },
        ...{ fecha_creacion: '2026-03-20', estado: 'confirmado', codigo: 'c', datos: '{}', impreso: '{}' },
      })
      .execute();
    const { detail } = await rechazo(legajo.id, { ...edicion, inmuebles: unidades('A') }, 409);
    expect(detail).toBe('Un inmueble con certificados emitidos no se puede quitar del legajo.');
  });
});

describe('dos personas sobre el mismo legajo', () => {
  test('con una versión vencida: 409, nada cambia, y con la de ahora se guarda', async () => {
    const legajo = await vida.crear();
    const edicion = await vida.edicion(legajo);
    await guardar(legajo.id, conContrato(edicion, { observaciones: 'De la otra pestaña' }));
    for (const etiqueta of ['"1"', '"999"', 'W/"2"', 'cualquiera']) {
      const { detail } = await rechazo(legajo.id, edicion, 409, { 'if-match': etiqueta });
      expect(detail).toContain('cambi');
    }
    const { headers } = await e.mgarcia('GET', `/legajos/${legajo.id}`);
    const actual = await vida.editar(legajo.id, edicion, { headers: { 'if-match': String(headers.etag) } });
    expect([actual.statusCode, actual.headers.etag]).toEqual([200, '"3"']);
  });

  test('de dos PUT a la vez con la misma versión gana exactamente uno', async () => {
    const legajo = await vida.crear();
    const edicion = await vida.edicion(legajo);
    const enviar = (observaciones: string) =>
      vida.editar(legajo.id, conContrato(edicion, { observaciones }), { headers: { 'if-match': '"1"' } });
    const textos = ['Una', 'Otra', 'Tercera'];
    const respuestas = await Promise.all(textos.map(enviar));
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const ganadora = textos[respuestas.findIndex(({ statusCode }) => statusCode === 200)];
    const leido = await vida.leer(legajo.id);
    expect([leido.version, leido.detalles[0]?.observaciones]).toEqual([2, ganadora]);
    expect((await vida.historia(legajo.id)).map(({ accion }) => accion)).toEqual(['crear', 'editar']);
  });

  test('confirmar y editar a la vez: uno de los dos, nunca los dos', async () => {
    const legajo = await vida.crear();
    const edicion = await vida.edicion(legajo);
    const headers = { 'if-match': '"1"' };
    const [editado, confirmado] = await Promise.all([
      vida.editar(legajo.id, edicion, { headers }),
      vida.cambiarEstado(await vida.original(legajo.id), 'confirmado', { headers }),
    ]);
    expect([editado.statusCode, confirmado.statusCode].sort()).toEqual([200, 409]);
  });
});

describe('los dos PUT de una edición', () => {
  test('el del contrato, con la etiqueta nueva, contesta 200 y no cambia nada [API-018, API-023, ERR-019]', async () => {
    const legajo = await vida.crear();
    const edicion = conContrato(await vida.edicion(legajo), { observaciones: 'Corregido' });
    const primero = await vida.editar(legajo.id, edicion, { headers: { 'if-match': '"1"' } });
    const [detalle] = edicion.detalles;
    const payload = { ...detalle, legajo_id: legajo.id, tipo_contrato: 'original' };
    const antes = await vida.huella();
    const url = `/legajo_detalles/${detalle?.id}`;
    const segundo = await e.mgarcia('PUT', url, { payload, headers: { 'if-match': String(primero.headers.etag) } });
    expect([segundo.statusCode, segundo.json()]).toEqual([
      200,
      { id: detalle?.id, legajo_id: legajo.id, version: 2, message: 'Legajo detalle actualizado exitosamente' },
    ]);
    expect(await vida.huella()).toEqual(antes);
    const vencido = await e.mgarcia('PUT', url, { payload, headers: { 'if-match': '"1"' } });
    const distinto = await e.mgarcia('PUT', url, { payload: { ...payload, monto: '200000.00' } });
    const deOtro = await e.mgarcia('PUT', url, { payload: { ...payload, legajo_id: legajo.id + 1 } });
    const comoAmpliacion = await e.mgarcia('PUT', url, { payload: { ...payload, tipo_contrato: 'ampliacion' } });
    expect([vencido, distinto, deOtro, comoAmpliacion].map(({ statusCode }) => statusCode)).toEqual([
      409, 409, 422, 422,
    ]);
    expect(await vida.huella()).toEqual(antes);
  });
});

describe('con la misma Idempotency-Key', () => {
  const conClave = (clave: string) => ({ headers: { 'idempotency-key': clave } });

  test('editar, confirmar y eliminar contestan lo mismo y se hacen una vez', async () => {
    const legajo = await vida.crear();
    const edicion = await vida.edicion(legajo);
    const repetir = async (enviar: () => ReturnType<typeof e.mgarcia>) => {
      const primera = await enviar();
      const huella = await vida.huella();
      const segunda = await enviar();
      expect(primera.statusCode).toBe(200);
      expect([segunda.statusCode, segunda.json(), segunda.headers.etag]).toEqual([
        200,
        primera.json(),
        primera.headers.etag,
      ]);
      expect(await vida.huella()).toEqual(huella);
    };
    await repetir(() => vida.editar(legajo.id, edicion, conClave('editar')));
    const original = await vida.original(legajo.id);
    await repetir(() => vida.cambiarEstado(original, 'confirmado', conClave('confirmar')));
    const otro = await vida.crear();
    await repetir(() => e.mgarcia('DELETE', `/legajos/${otro.id}`, conClave('eliminar')));
    const distinta = await vida.editar(legajo.id, conContrato(edicion, { observaciones: 'x' }), conClave('editar'));
    expect(distinta.statusCode).toBe(422);
  });
});

describe('responder una observación', () => {
  test('sin cupones se corrige todo, con el plazo del timbrado de la nueva fecha, y la observación queda respondida', async () => {
    const legajo = await vida.hasta('confirmado');
    expect((await rechazo(legajo.id, await vida.edicion(legajo), 409)).detail).toContain('no tiene observaciones');
    await vida.observar(legajo.id, 'No es la del contrato', 'Fecha Contrato');
    const observado = await vida.leer(legajo.id);
    expect(observado).toMatchObject({
      edicion: 'todo',
      puede_editarse: true,
      falta: expect.arrayContaining(['responder_observacion']),
    });
    const edicion = conContrato(await vida.edicion(legajo), { fecha: '2026-03-18', monto: '120000.00' });
    const leido = await guardar(legajo.id, edicion);
    expect(leido).toMatchObject({ estado: { clave: 'confirmado' }, edicion: null, puede_editarse: false });
    expect(leido.observaciones).toEqual([expect.objectContaining({ respondida_en: expect.any(String) })]);
    expect(leido).toMatchObject({ fecha: '2026-03-18', fecha_vencimiento_timbrado_prepago: '2026-04-13' });
    expect((await vida.historia(legajo.id)).at(-1)).toMatchObject({ accion: 'corregir', quien: 'mgarcia' });
  });

  test('con un cupón vivo o un pago no cambian montos, tareas ni fechas; comitentes, inmuebles y textos sí', async () => {
    const legajo = await vida.hasta('confirmado');
    await vida.orden(await vida.original(legajo.id));
    await vida.observar(legajo.id);
    expect((await vida.leer(legajo.id)).edicion).toBe('sin_montos');
    const edicion = await vida.edicion(legajo);
    const otraTarea = [{ monto: '100000.00', tarea: { id: await e.idDe('tareas', 'direccion') } }];
    const modalidad_id = await e.idDe('modalidades', 'franquicia');
    const cambios: EdicionDePrueba[] = [
      ...[{ monto: '200000.00' }, { tareas: otraTarea }, { fecha: '2026-03-17' }, { vencimiento: '2027-04-01' }].map(
        (cambio) => conContrato(edicion, cambio),
      ),
      { ...edicion, modalidad_id },
    ];
    for (const cambio of cambios)
      expect((await rechazo(legajo.id, cambio, 409)).detail).toMatch(/^Hay un cupón en curso o un pago/);
    const inmuebles = [{ ...e.inmueble, partida: '1234' }];
    const leido = await guardar(legajo.id, { ...conContrato(edicion, { observaciones: 'Corregida' }), inmuebles });
    expect([leido.inmuebles[0]?.partida, leido.detalles[0]?.observaciones]).toEqual([1234, 'Corregida']);
    expect(leido.edicion).toBeNull();
  });
});

describe('eliminar un borrador', () => {
  test('se va con todo lo suyo y queda su historia, con lo que decía [API-019, DET-032, ERR-023]', async () => {
    const legajo = await vida.crear();
    const respuesta = await e.mgarcia('DELETE', `/legajos/${legajo.id}`, { headers: { 'if-match': '"1"' } });
    expect([respuesta.statusCode, respuesta.json()]).toEqual([200, { message: 'Se eliminó el legajo exitosamente' }]);
    for (const tabla of ['legajo_detalles', 'legajo_comitentes', 'legajo_inmuebles'] as const)
      expect(await e.db.selectFrom(tabla).select('id').where('legajo_id', '=', legajo.id).execute()).toEqual([]);
    expect(await e.db.selectFrom('legajos').select('id').where('id', '=', legajo.id).execute()).toEqual([]);
    expect(await vida.historia(legajo.id)).toMatchObject([
      { accion: 'crear' },
      {
        accion: 'eliminar',
        desde: { datos: { numero_legajo: legajo.numero_legajo }, original: { monto: '100000.00' } },
      },
    ]);
    expect((await e.mgarcia('DELETE', `/legajos/${legajo.id}`)).statusCode).toBe(404);
  });

  test('la línea de lo eliminado sigue siendo del distrito del legajo', async () => {
    const legajo = await vida.crear();
    expect((await e.mgarcia('DELETE', `/legajos/${legajo.id}`)).statusCode).toBe(200);
    const lineas = await e.db
      .selectFrom('auditoria')
      .select(['accion', 'distrito_id'])
      .where('entidad', '=', 'legajo')
      .where('entidad_id', '=', legajo.id)
      .orderBy('id')
      .execute();
    const { distrito_id } = e.persona;
    expect(lineas).toEqual([
      { accion: 'crear', distrito_id },
      { accion: 'eliminar', distrito_id },
    ]);
  });

  test('con un cupón generado, aunque esté vencido, ya no se elimina; y con una versión vencida tampoco', async () => {
    const legajo = await vida.crear();
    const vencida = await e.mgarcia('DELETE', `/legajos/${legajo.id}`, { headers: { 'if-match': '"7"' } });
    await vida.orden(await vida.original(legajo.id), { estado: 'vencido' });
    const conOrden = await e.mgarcia('DELETE', `/legajos/${legajo.id}`);
    expect([vencida.statusCode, conOrden.statusCode, conOrden.json().detail]).toEqual([
      409,
      409,
      'El legajo tiene cupones generados y ya no se puede eliminar.',
    ]);
  });
});
