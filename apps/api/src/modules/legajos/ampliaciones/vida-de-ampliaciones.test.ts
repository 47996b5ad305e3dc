import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matricula as crearMatricula } from '../../../testing/construir.ts';
import { crearEscenario, type Escenario, FECHA } from '../../../testing/legajos/escenario.ts';
import { type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

let e: Escenario;
let vida: Vida;
beforeAll(async () => {
  e = await crearEscenario();
  vida = vidaDe(e);
});
afterAll(() => e.prueba.cerrar());

const crear = (payload: object) => e.mgarcia('POST', '/legajo_detalles', { payload });
const rechazo = async (pedido: () => ReturnType<typeof e.mgarcia>): Promise<[number, string, string[]]> => {
  const antes = await vida.huella();
  const respuesta = await pedido();
  expect(await vida.huella()).toEqual(antes);
  const {
    detail,
    message,
    errores = [],
  } = respuesta.json<{
    detail: string;
    message: string;
    errores?: { campo: string }[];
  }>();
  expect(message).toBe(detail);
  return [respuesta.statusCode, detail, errores.map(({ campo }) => campo)];
};

describe('una ampliación manual', () => {
  test('se crea en borrador, se edita y se elimina, cada vez con su mensaje [API-024, API-025, ERR-020, ERR-022, ERR-024]', async () => {
    const { id } = await vida.hasta('confirmado');
    const creada = await crear(await vida.ampliacion(id));
    const { id: detalle } = creada.json<{ id: number }>();
    const cambio = { id: detalle, legajo_id: id };
    expect([creada.statusCode, creada.json(), creada.headers.etag]).toEqual([
      201,
      { ...cambio, version: 3, message: 'Ampliación creada exitosamente' },
      '"3"',
    ]);
    const leida = (await vida.leer(id)).detalles[1];
    expect(leida).toMatchObject({ tipo_contrato: 'ampliacion', estado: { clave: 'borrador' }, monto: '100000.00' });
    expect(leida?.acciones).toEqual({
      ...{ puede_confirmarse: true, puede_editarse: true, puede_eliminarse: true, puede_anularse: false },
    });
    const payload = { ...(await vida.ampliacion(id, { monto: '150000.00' })), id: detalle };
    const editada = await e.mgarcia('PUT', `/legajo_detalles/${detalle}`, { payload });
    expect([editada.statusCode, editada.json()]).toEqual([
      200,
      { ...cambio, version: 4, message: 'Ampliación actualizada exitosamente' },
    ]);
    expect((await vida.leer(id)).detalles[1]?.monto).toBe('150000.00');
    const eliminada = await e.mgarcia('DELETE', `/legajo_detalles/${detalle}`);
    expect([eliminada.statusCode, eliminada.json()]).toEqual([
      200,
      { ...cambio, version: 5, message: 'Se eliminó el detalle de contrato exitosamente' },
    ]);
    expect((await vida.leer(id)).detalles).toHaveLength(1);
    expect((await vida.historia(id)).slice(2)).toMatchObject([
      { accion: 'ampliar', hasta: { detalle_id: detalle, contrato: { monto: '100000.00' } } },
      {
        accion: 'editar_ampliacion',
        desde: { contrato: { monto: '100000.00' } },
        hasta: { contrato: { monto: '150000.00' } },
      },
      { accion: 'eliminar_ampliacion', desde: { contrato: { monto: '150000.00' } } },
    ]);
  });

  test('confirmada debe CEP y timbrado, es el contrato vigente y la última se puede anular [API-026, DET-030, DET-034, ERR-025]', async () => {
    const { id } = await vida.hasta('visado');
    const ampliacion = await vida.ampliar(id);
    const confirmada = await vida.cambiarEstado(ampliacion, 'confirmado');
    expect(confirmada.json()).toMatchObject({
      id: ampliacion,
      message: 'Se actualizó el estado del legajo exitosamente',
    });
    const legajo = await vida.leer(id);
    expect(legajo).toMatchObject({
      ...{ cep_cumplido: false, timbrado_cumplido: false, estado_cep: 'pendiente', tipo_contrato: 'ampliacion' },
      ...{ estado: { clave: 'visado' }, detalle_vigente: { id: ampliacion }, monto_total: '200000.00' },
    });
    expect(legajo.detalles.map(({ acciones }) => acciones.puede_anularse)).toEqual([false, true]);
    expect(await rechazo(async () => vida.cambiarEstado(await vida.original(id), 'anulado'))).toEqual([
      409,
      'Un legajo visado lo anula el Colegio. Comunicate con tu Distrito.',
      [],
    ]);
    const orden = await vida.orden(ampliacion);
    expect((await vida.cambiarEstado(ampliacion, 'anulado')).statusCode).toBe(200);
    const despues = await vida.leer(id);
    expect(despues).toMatchObject({
      ...{ cep_cumplido: true, estado: { clave: 'visado' }, monto_total: '100000.00', tipo_contrato: 'original' },
    });
    expect(despues.detalles[1]?.estado.clave).toBe('anulado');
    const cerrada = await e.db
      .selectFrom('ordenes_pago')
      .select(['estado', 'motivo_cierre'])
      .where('id', '=', orden)
      .executeTakeFirst();
    expect(cerrada).toEqual({ estado: 'vencido', motivo_cierre: 'Contrato anulado' });
  });

  test('no hay dos en borrador, ni a la vez; y sin la anterior resuelta no se visa', async () => {
    const { id } = await vida.hasta('timbrado');
    await vida.pagarCep(await vida.original(id));
    const payload = await vida.ampliacion(id);
    const respuestas = await Promise.all([1, 2, 3].map(() => crear(payload)));
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    await expect(vida.visar(id)).rejects.toThrow('ampliación en borrador');
    expect((await vida.leer(id)).acciones_permitidas.puede_ampliarse).toBe(false);
  });

  test('lo que está mal se dice con el detalle del servidor, y no queda nada [ERR-021]', async () => {
    const { id } = await vida.hasta('confirmado');
    const con = async (cambios: object) => crear({ ...(await vida.ampliacion(id)), ...cambios });
    expect(await rechazo(() => con({ monto: '99999.99' }))).toEqual([
      422,
      'El valor del H. convenido debe ser igual o mayor al H. mínimo.',
      ['monto'],
    ]);
    const [status, , campos] = await rechazo(() => con({ fecha: '2026-03-21', tareas: [], forma_de_pago: '' }));
    expect([status, campos]).toEqual([422, expect.arrayContaining(['fecha', 'tareas', 'forma_de_pago'])]);
    const calculo = await e.generar();
    const [, , conCalculo] = await rechazo(() => con({ ...e.detalle(calculo) }));
    expect(conCalculo).toEqual(['calculo_honorario_id']);
  });

  test('la de otra persona no existe, y una confirmada ya no se edita ni se elimina', async () => {
    const { id } = await vida.hasta('confirmado');
    const payload = await vida.ampliacion(id);
    expect((await rechazo(() => e.csosa('POST', '/legajo_detalles', { payload })))[0]).toBe(404);
    const ampliacion = await vida.ampliar(id);
    const url = `/legajo_detalles/${ampliacion}`;
    expect((await rechazo(() => e.csosa('PUT', url, { payload })))[0]).toBe(404);
    expect((await rechazo(() => e.csosa('DELETE', url)))[0]).toBe(404);
    const otro = await vida.crear();
    expect((await rechazo(() => e.mgarcia('PUT', url, { payload: { ...payload, legajo_id: otro.id } })))[0]).toBe(422);
    await vida.cambiarEstado(ampliacion, 'confirmado');
    for (const pedido of [() => e.mgarcia('PUT', url, { payload }), () => e.mgarcia('DELETE', url)])
      expect(await rechazo(pedido)).toEqual([
        409,
        'Esa ampliación ya no está en borrador. Recargá el legajo para ver cómo sigue.',
        [],
      ]);
  });

  test('observado el legajo, la confirmada se corrige y la observación queda respondida; con un cupón, solo sus textos', async () => {
    const { id } = await vida.hasta('confirmado');
    const ampliacion = await vida.ampliar(id);
    await vida.cambiarEstado(ampliacion, 'confirmado');
    await vida.observar(id, 'No es lo convenido', 'Honorario Convenido');
    expect((await vida.leer(id)).detalles[1]?.acciones).toMatchObject({
      ...{ puede_editarse: true, puede_confirmarse: false, puede_eliminarse: false },
    });
    const corregir = async (cambios: object) =>
      e.mgarcia('PUT', `/legajo_detalles/${ampliacion}`, { payload: await vida.ampliacion(id, cambios) });
    const corregida = await corregir({ fecha: '2026-03-18', monto: '150000.00' });
    expect(corregida.statusCode, corregida.body).toBe(200);
    const leido = await vida.leer(id);
    expect(leido).toMatchObject({ estado: { clave: 'confirmado' }, edicion: null });
    expect(leido.observaciones).toEqual([expect.objectContaining({ respondida_en: expect.any(String) })]);
    expect(leido.detalles[1]).toMatchObject({ monto: '150000.00', estado: { clave: 'confirmado' } });
    expect(leido.detalles[1]?.acciones.puede_editarse).toBe(false);
    expect(leido.fecha_vencimiento_timbrado_prepago).toBe('2026-04-13');
    expect((await vida.historia(id)).at(-1)).toMatchObject({ accion: 'corregir', hasta: { detalle_id: ampliacion } });

    await vida.orden(ampliacion);
    await vida.observar(id);
    expect(await rechazo(() => corregir({ fecha: '2026-03-18', monto: '160000.00' }))).toMatchObject([
      409,
      expect.stringMatching(/^Hay un cupón en curso o un pago/),
      [],
    ]);
    const textos = { fecha: '2026-03-18', monto: '150000.00', observaciones: 'En dos etapas' };
    expect((await corregir(textos)).statusCode).toBe(200);
    expect((await vida.leer(id)).detalles[1]?.observaciones).toBe('En dos etapas');
  });

  test('con la versión vencida no se crea, edita ni elimina, y repetida con su clave contesta lo mismo', async () => {
    const { id } = await vida.hasta('confirmado');
    const payload = await vida.ampliacion(id);
    const vieja = { 'if-match': '"1"' };
    const enviar = (headers: Record<string, string>) => e.mgarcia('POST', '/legajo_detalles', { payload, headers });
    expect((await rechazo(() => enviar(vieja)))[0]).toBe(409);
    const primera = await enviar({ 'idempotency-key': 'ampliar' });
    const segunda = await enviar({ 'idempotency-key': 'ampliar' });
    expect([segunda.statusCode, segunda.json()]).toEqual([201, primera.json()]);
    const url = `/legajo_detalles/${primera.json<{ id: number }>().id}`;
    expect((await rechazo(() => e.mgarcia('PUT', url, { payload, headers: vieja })))[0]).toBe(409);
    expect((await rechazo(() => e.mgarcia('DELETE', url, { headers: vieja })))[0]).toBe(409);
  });
});

describe('una ampliación automática', () => {
  test('lleva un cálculo hecho como ampliación sobre el del original de su legajo [AMP-034]', async () => {
    const calculo = await e.generar();
    const creado = await e.mgarcia('POST', '/legajos', { payload: e.legajo(calculo) });
    const { id } = creado.json<{ id: number }>();
    await vida.confirmar(id);
    const generar = (cambios: object) => e.generar(e.mgarcia, cambios);
    const con = (propio: typeof calculo) => ({ ...e.detalle(propio), legajo_id: id, tipo_contrato: 'ampliacion' });
    const comoOriginal = await generar({});
    expect((await rechazo(() => crear(con(comoOriginal))))[2]).toEqual(['calculo_honorario_id']);
    const propio = await generar({ tipo_contrato: 'ampliacion', calculo_original_id: calculo.id, fecha: FECHA });
    const respuesta = await crear(con(propio));
    expect(respuesta.statusCode, respuesta.body).toBe(201);
    expect((await vida.leer(id)).detalles[1]).toMatchObject({
      tipo_calculo: 'automatico',
      calculo_honorario_id: propio.id,
    });
    const url = `/legajo_detalles/${respuesta.json<{ id: number }>().id}`;
    const [, , campos] = await rechazo(async () => e.mgarcia('PUT', url, { payload: await vida.ampliacion(id) }));
    expect(campos).toEqual(['tipo_calculo']);
  });
});

describe('el legajo se corrigió después de calcular su ampliación', () => {
  const DESACTUALIZADA = 'El legajo cambió después de calcular esta ampliación.';
  const generar = (cambios: object) => {
    const deAmpliacion: object = { tipo_contrato: 'ampliacion', ...cambios };
    return e.generar(e.mgarcia, deAmpliacion);
  };
  const crearCon = async (legajo_id: number, calculo: Awaited<ReturnType<typeof e.generar>>) => {
    const creada = await crear({ ...e.detalle(calculo), legajo_id, tipo_contrato: 'ampliacion' });
    expect(creada.statusCode, creada.body).toBe(201);
    return creada.json<{ id: number }>().id;
  };

  test('otro cálculo del original: no se confirma hasta calcularla de nuevo', async () => {
    const calculo = await e.generar();
    const payload = e.legajo(calculo);
    const { id } = (await e.mgarcia('POST', '/legajos', { payload })).json<{ id: number }>();
    await vida.confirmar(id);
    const propio = (original: number) => generar({ calculo_original_id: original });
    const viejo = await propio(calculo.id);
    const ampliacion = await crearCon(id, viejo);
    await vida.observar(id);
    const nuevo = await e.generar();
    const detalles = [{ ...e.detalle(nuevo), id: await vida.original(id) }];
    expect((await vida.editar(id, { ...payload, detalles })).statusCode).toBe(200);

    const negada = await rechazo(() => vida.cambiarEstado(ampliacion, 'confirmado'));
    expect(negada).toEqual([409, expect.stringContaining(DESACTUALIZADA), []]);
    const guardar = (propia: typeof viejo) =>
      e.mgarcia('PUT', `/legajo_detalles/${ampliacion}`, {
        payload: { ...e.detalle(propia), legajo_id: id, tipo_contrato: 'ampliacion' },
      });
    expect((await rechazo(() => guardar(viejo)))[2]).toEqual(['calculo_honorario_id']);
    expect((await guardar(await propio(nuevo.id))).statusCode).toBe(200);
    expect((await vida.cambiarEstado(ampliacion, 'confirmado')).statusCode).toBe(200);
  });

  test('otro rubro: tampoco', async () => {
    const legajo = await vida.hasta('confirmado');
    const ampliacion = await crearCon(legajo.id, await generar({}));
    await vida.observar(legajo.id);
    const rubro_id = await e.idDe('rubros', 'topografia');
    expect((await vida.editar(legajo.id, await vida.edicion(legajo, { rubro_id }))).statusCode).toBe(200);
    const negada = await rechazo(() => vida.cambiarEstado(ampliacion, 'confirmado'));
    expect(negada).toEqual([409, expect.stringContaining(DESACTUALIZADA), []]);
  });
});

describe('confirmar y anular', () => {
  const rechazado = (detalle: number, estado: 'confirmado' | 'visado' | 'borrador') =>
    rechazo(() => vida.cambiarEstado(detalle, estado));

  test('confirmar pone el primer contrato confirmado y desde ahí se puede timbrar [DET-024, DET-029, ERR-025]', async () => {
    const { id } = await vida.crear();
    const original = await vida.original(id);
    const respuesta = await vida.cambiarEstado(original, 'confirmado', { headers: { 'if-match': '"1"' } });
    expect([respuesta.statusCode, respuesta.json(), respuesta.headers.etag]).toEqual([
      200,
      { id: original, legajo_id: id, version: 2, message: 'Se actualizó el estado del legajo exitosamente' },
      '"2"',
    ]);
    const { detalles, acciones_permitidas } = await vida.leer(id);
    expect([detalles[0]?.estado.clave, acciones_permitidas.puede_timbrarse_prepago]).toEqual(['confirmado', true]);
  });

  test('una modalidad especial la confirma el Colegio, y solo esa [DET-022]', async () => {
    const { id } = await vida.crear({ modalidad: 'especial' });
    expect((await vida.leer(id)).acciones_permitidas.puede_confirmar).toBe(true);
    expect(await rechazado(await vida.original(id), 'confirmado')).toEqual([
      409,
      'Acercate al distrito para confirmar el legajo con modalidad especial.',
      [],
    ]);
    await vida.confirmarPorElColegio(id);
    expect((await vida.leer(id)).estado.clave).toBe('confirmado');
    const { id: comun } = await vida.crear();
    await expect(vida.confirmarPorElColegio(comun)).rejects.toMatchObject({
      ...{ status: 409, message: 'Eso lo hace el matriculado desde el portal.' },
    });
    expect((await vida.leer(comun)).estado.clave).toBe('borrador');
  });

  test('un contrato solo se confirma o se anula, y con la matrícula inactiva no se confirma', async () => {
    const { id } = await vida.crear();
    const original = await vida.original(id);
    for (const estado of ['visado', 'borrador'] as const) expect((await rechazado(original, estado))[0]).toBe(422);
    const suspendida = await e.db
      .selectFrom('estados_matriculas')
      .select('id')
      .where('clave', '=', 'suspendido')
      .executeTakeFirstOrThrow();
    const { matricula } = await vida.leer(id);
    const cambiar = (estado_id: number) =>
      e.db.updateTable('matriculas').set({ estado_id }).where('id', '=', matricula.id).execute();
    await cambiar(suspendida.id);
    expect((await rechazado(original, 'confirmado'))[1]).toMatch(/^No tenés una matrícula activa/);
    const otra = await crearMatricula(e.db, e.persona.id);
    expect((await rechazado(original, 'confirmado'))[1]).toMatch(/está en estado suspendido y hoy no habilita/);
    await e.prueba.comoDuenio((db) => db.deleteFrom('matriculas').where('id', '=', otra.id).execute());
    await cambiar(matricula.estado.id);
  });

  test('anular el legajo pide su original confirmado y nada pago; anula todo lo suyo [DET-030, DET-033]', async () => {
    const { id } = await vida.hasta('confirmado');
    expect((await vida.leer(id)).acciones_permitidas.puede_anularse).toBe(true);
    await vida.ampliar(id);
    await vida.orden(await vida.original(id));
    expect((await vida.cambiarEstado(await vida.original(id), 'anulado')).statusCode).toBe(200);
    const { estado, detalles } = await vida.leer(id);
    expect([estado.clave, ...detalles.map((d) => d.estado.clave)]).toEqual(['anulado', 'anulado', 'anulado']);
    const ordenes = await e.db
      .selectFrom('ordenes_pago')
      .select('estado')
      .where('detalle_id', '=', detalles[0]?.id ?? 0)
      .execute();
    expect(ordenes).toEqual([{ estado: 'vencido' }]);
    const pago = await vida.hasta('confirmado');
    await vida.pagarCep(await vida.original(pago.id));
    expect((await vida.leer(pago.id)).acciones_permitidas.puede_anularse).toBe(false);
    expect((await rechazo(async () => vida.cambiarEstado(await vida.original(pago.id), 'anulado')))[1]).toMatch(
      /^Hay pagos/,
    );
  });
});
