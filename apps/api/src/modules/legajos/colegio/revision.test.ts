import { type ObservacionTipo, type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { type PermisoDelColegio, permisosDe, ROLES, type Rol } from '@colega/domain/permisos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CarteroDePrueba, crearCartero } from '../../../testing/avisos/cartero.ts';
import { operador } from '../../../testing/construir.ts';
import type { Pedir } from '../../../testing/crear-app-de-prueba.ts';
import { crearEscenario, type Escenario } from '../../../testing/legajos/escenario.ts';
import { type Creado, type Vida, vidaDe } from '../../../testing/legajos/vida.ts';

const INGRESO = '/colegio/authentication_token';
const NADIE = 2_000_000_000;
let e: Escenario;
let vida: Vida;
let cartero: CarteroDePrueba;
let rita: Pedir;
let luz: Pedir;
const comoOperador = async (username: string, roles: readonly Rol[], distrito_id: number | null = null) => {
  await operador(e.db, username, { roles, distrito_id });
  return e.prueba.conSesion(username, INGRESO);
};
beforeAll(async () => {
  e = await crearEscenario(undefined, { limiteDePedidos: 1_000_000 });
  vida = vidaDe(e);
  cartero = crearCartero(e.prueba);
  rita = await comoOperador('rita', ['visado']);
  luz = await comoOperador('luz', ['visado']);
});
afterAll(() => e.prueba.cerrar());

const leer = async (id: number, como: Pedir = rita): Promise<RevisionDelLegajo> => {
  const respuesta = await como('GET', `/colegio/legajos/${id}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  expect(respuesta.headers.etag).toBe(`"${respuesta.json<RevisionDelLegajo>().version}"`);
  return respuesta.json<RevisionDelLegajo>();
};
type Acto = { como?: Pedir; version?: number; clave?: string };
const actuar = (path: string, payload: object = {}, { como = rita, version, clave }: Acto = {}) =>
  como('POST', `/colegio/${path}`, {
    payload,
    headers: {
      ...(version !== undefined && { 'if-match': `"${version}"` }),
      ...(clave !== undefined && { 'idempotency-key': clave }),
    },
  });
const hacer = async (path: string, payload: object = {}, acto: Acto = {}): Promise<number> => {
  const respuesta = await actuar(path, payload, acto);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  return respuesta.json<{ version: number }>().version;
};
const una = (texto = 'La partida no es esa', campo: string | null = 'partida') => ({
  observaciones: [{ campo, texto }],
});
const corregir = async (legajo: Creado, partida: string) => {
  const respuesta = await vida.editar(
    legajo.id,
    await vida.edicion(legajo, { inmuebles: [{ ...e.inmueble, partida }] }),
  );
  expect(respuesta.statusCode, respuesta.body).toBe(200);
};
const accion = ({ acciones }: RevisionDelLegajo, cual: string) => acciones.find((una) => una.accion === cual);

test('de confirmado a su CVD, con una observación que va y vuelve dos veces, solo con pedidos', async () => {
  const legajo = await vida.hasta('confirmado');
  const { id } = legajo;
  await vida.pagarCep(await vida.original(id));
  let { version } = await leer(id);
  version = await hacer(`legajos/${id}/observar`, una(), { version });
  await corregir(legajo, '55123');
  let { observaciones } = await leer(id);
  const observacion_id = observaciones[0]?.id ?? 0;
  expect(observaciones[0]).toMatchObject({ quien: expect.any(String), estado: 'respondida' });
  expect(observaciones[0]?.puede_el_colegio).toEqual({ aceptar: true, reabrir: true, retirar: true });
  ({ version } = await leer(id));
  await hacer(`observaciones/${observacion_id}/reabrir`, { texto: 'Mirá el catastro' }, { version });
  await corregir(legajo, '55124');
  ({ version, observaciones } = await leer(id));
  expect(observaciones[0]?.hilo.map(({ accion }) => accion)).toEqual(['corregir', 'reabrir', 'corregir']);
  expect(observaciones[0]?.hilo.every(({ quien }) => quien !== '')).toBe(true);
  version = await hacer(`observaciones/${observacion_id}/aceptar`, {}, { version });
  const sello = { numero: `R-${id}`, importe: '1200.00', fecha: '2026-03-20', lugar: 'ARBA' };
  version = await hacer(`legajos/${id}/timbrado_externo`, sello, { version });
  const visado = await actuar(`legajos/${id}/visar`, {}, { version });
  expect(visado.statusCode, visado.body).toBe(200);
  const { numero, numero_control } = visado.json<{ visado: { numero: string; numero_control: string } }>().visado;
  const despues = await leer(id);
  expect(despues.visado).toMatchObject({ numero, numero_control, cvd: { estado: 'vigente' } });
  expect(despues.version).toBe(visado.json<{ version: number }>().version);
  expect((await vida.historia(id)).at(-1)).toMatchObject({ accion: 'visar', quien: 'rita' });
});

describe('el legajo que se revisa', () => {
  test('trae lo que lee su matriculado, quién es, qué mirar y qué se puede hacer, y si no por qué', async () => {
    const { id } = await vida.hasta('confirmado');
    const legajo = await leer(id);
    const suyo = await vida.leer(id);
    expect(legajo).toMatchObject({ numero_legajo: suyo.numero_legajo, detalles: suyo.detalles, falta: suyo.falta });
    expect(legajo.persona).toMatchObject({ nombre: 'María García', cuit: e.persona.cuit, email: e.persona.email });
    expect(legajo.distrito.id).toBe(e.persona.distrito_id);
    expect(legajo.ultimo_cambio).toMatchObject({ usuario_id: expect.any(Number), quien: 'María García' });
    expect(legajo.control.map(({ clave }) => clave)).toContain('superficies');
    expect(accion(legajo, 'observar')).toMatchObject({ detalle_id: null, puede: true, motivo: null });
    expect(accion(legajo, 'visar')).toMatchObject({ puede: false, motivo: 'Falta pagar el CEP de un contrato.' });
    expect(accion(legajo, 'sellar_prepago')).toMatchObject({ detalle_id: suyo.detalles[0]?.id, puede: false });
    const mesa = await comoOperador('mesa-que-mira', ['mesa']);
    expect(accion(await leer(id, mesa), 'observar')).toMatchObject({ puede: false, motivo: expect.any(String) });
    expect(accion(await leer(id, mesa), 'timbrado_externo')).toMatchObject({ puede: true });
  });

  test('los textos para observar dicen de qué dato son, y con cada uno se puede observar', async () => {
    const respuesta = await rita('GET', '/colegio/observaciones_tipo');
    const { items } = respuesta.json<{ items: ObservacionTipo[] }>();
    expect(items.find(({ campo }) => campo === 'partida')).toMatchObject({ nombre: 'Partida' });
    const { id } = await vida.hasta('confirmado');
    const observaciones = items.slice(0, 20).map(({ campo, texto }) => ({ campo, texto }));
    await hacer(`legajos/${id}/observar`, { observaciones });
    expect((await leer(id)).observaciones).toHaveLength(observaciones.length);
  });
});

test('antes de cada acto se dice qué va a pasar: cartas, papeles y dinero, según cómo está el legajo', async () => {
  const legajo = await vida.hasta('confirmado');
  const { id } = legajo;
  const efectos = async (cual: string) => accion(await leer(id), cual)?.efectos ?? [];
  expect((await efectos('observar')).join(' ')).toContain(`Sale una sola carta a ${e.persona.email}`);
  expect(await efectos('visar')).toContain('No se cobra ni se devuelve nada.');
  const { reabrir, aceptar, retirar } = (await leer(id)).efectos_sobre_lo_observado;
  expect(reabrir).toContain(`Sale una carta a ${e.persona.email} con lo que volvés a pedir.`);
  for (const dicho of [aceptar, retirar]) expect(dicho.join(' ')).toContain('Su matriculado lo lee en el portal');
  expect((await efectos('visar')).join(' ')).toContain(`por carta a ${e.persona.email}`);
  const respuestas = 'Las respuestas que esperaban quedan aceptadas.';
  expect(await efectos('visar')).not.toContain(respuestas);
  await hacer(`legajos/${id}/observar`, una());
  await corregir(legajo, '55123');
  expect(await efectos('visar')).toContain(respuestas);
  const pagos = 'Lo que ya se pagó queda para revisar en Tesorería.';
  expect(await efectos('anular')).not.toContain(pagos);
  await vida.pagarCep(await vida.original(id));
  expect(await efectos('anular')).toContain(pagos);
});

test('la historia dice quién hizo cada cosa; a su matriculado no se le nombra a nadie del Colegio', async () => {
  const { id } = await vida.hasta('confirmado');
  await hacer(`legajos/${id}/observar`, una());
  const items = async (como: Pedir, path: string) =>
    (await como('GET', path)).json<{ items: { accion: string; quien?: string }[] }>().items;
  const dichos = await items(rita, `/colegio/legajos/${id}/historial`);
  expect(dichos.at(-1)).toMatchObject({ accion: 'observar', quien: expect.stringMatching(/\S/) });
  expect(dichos[0]?.quien).toBe('María García');
  const suyos = await items(e.mgarcia, `/legajos/${id}/historial`);
  expect(suyos.map(({ accion }) => accion)).toEqual(dichos.map(({ accion }) => accion));
  expect(suyos.some((hecho) => 'quien' in hecho)).toBe(false);
});

test('de un contrato se lee su cálculo explicado, y no el de otro legajo', async () => {
  const detalles = [e.detalle(await e.generar())];
  const { id } = await vida.crear({ cambios: { detalles } });
  const otro = await vida.hasta('confirmado');
  const calculo_id = (await leer(id)).detalles[0]?.calculo_honorario_id;
  const respuesta = await rita('GET', `/colegio/legajos/${id}/calculos/${calculo_id}`);
  expect(respuesta.statusCode, respuesta.body).toBe(200);
  expect(respuesta.json<{ pasos: unknown[] }>().pasos.length).toBeGreaterThan(0);
  expect((await rita('GET', `/colegio/legajos/${otro.id}/calculos/${calculo_id}`)).statusCode).toBe(404);
});

test('dice quién lo tiene, y desde cuándo', async () => {
  const { id } = await vida.hasta('confirmado');
  expect((await leer(id)).toma).toBeNull();
  await rita('POST', `/colegio/legajos/${id}/toma`);
  expect((await leer(id, luz)).toma).toMatchObject({ quien: expect.any(String), desde: expect.any(String) });
});

describe('observar', () => {
  test('varias en un acto: todas o ninguna, una línea en la historia y una sola carta', async () => {
    const { id } = await vida.hasta('confirmado');
    await cartero.repartir();
    cartero.vaciarBuzon();
    const varias = [
      { campo: 'partida', texto: 'No es de ese partido' },
      { campo: 'monto', texto: 'No es el del contrato' },
      { campo: null, texto: 'Falta el contrato firmado' },
    ];
    const mala = [...varias, { campo: 'la escalera', texto: 'x' }];
    const respuesta = await actuar(`legajos/${id}/observar`, { observaciones: mala });
    expect([respuesta.statusCode, respuesta.json().errores[0].campo]).toEqual([422, 'observaciones.3.campo']);
    expect((await leer(id)).observaciones).toEqual([]);
    await hacer(`legajos/${id}/observar`, { observaciones: varias });
    await cartero.repartir();
    expect(cartero.buzon).toHaveLength(1);
    for (const { texto } of varias) expect(cartero.buzon[0]?.texto).toContain(texto);
    const actos = (await vida.historia(id)).filter((linea) => linea.accion === 'observar');
    expect(actos.map(({ motivo }) => motivo)).toEqual([
      'Partida: No es de ese partido\nHonorario Convenido: No es el del contrato\nFalta el contrato firmado',
    ]);
  });

  test('de varias, la carta pide las que siguen abiertas', async () => {
    const { id } = await vida.hasta('confirmado');
    await hacer(`legajos/${id}/observar`, {
      observaciones: [
        { campo: 'partida', texto: 'No es esa' },
        { campo: 'calle', texto: 'No es esa calle' },
      ],
    });
    const [primera] = (await leer(id)).observaciones;
    await hacer(`observaciones/${primera?.id}/retirar`, { texto: 'Estaba bien' });
    cartero.vaciarBuzon();
    await cartero.repartir();
    expect(cartero.buzon).toHaveLength(1);
    expect(cartero.buzon[0]?.texto).toContain('No es esa calle');
    expect(cartero.buzon[0]?.texto).not.toContain('Partida');
  });

  test('ninguna, más de veinte, sin texto o con un texto eterno: 422 y nada cambia', async () => {
    const { id } = await vida.hasta('confirmado');
    const antes = await vida.huella();
    const veintiuna = Array.from({ length: 21 }, () => ({ campo: null, texto: 'x' }));
    for (const observaciones of [
      [],
      veintiuna,
      [{ campo: null, texto: '  ' }],
      [{ campo: null, texto: 'x'.repeat(2001) }],
    ])
      expect((await actuar(`legajos/${id}/observar`, { observaciones })).statusCode).toBe(422);
    expect(await vida.huella()).toEqual(antes);
  });
});

describe('dos personas y un legajo', () => {
  test('con la misma versión, una hace y a la otra se le dice quién fue y cuándo', async () => {
    const { id } = await vida.hasta('confirmado');
    const { version } = await leer(id);
    const juntas = await Promise.all(
      [rita, luz].map((como) => actuar(`legajos/${id}/observar`, una(), { como, version })),
    );
    expect(juntas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    expect((await leer(id)).observaciones).toHaveLength(1);
    const rechazada = juntas.find(({ statusCode }) => statusCode === 412)?.json<{ detail: string; codigo: string }>();
    expect(rechazada?.codigo).toBe('legajo_cambiado');
    expect(rechazada?.detail).toMatch(/Persona \d+ Prueba hizo algo con este legajo \(el 20\/03\/2026 a las 12:00\)/);
  });

  test('la versión de antes de que su matriculado corrigiera tampoco sirve, y se nombra a quien corrigió', async () => {
    const legajo = await vida.hasta('confirmado');
    const version = await hacer(`legajos/${legajo.id}/observar`, una());
    await corregir(legajo, '8');
    const respuesta = await actuar(`legajos/${legajo.id}/anular`, { motivo: 'x' }, { version });
    expect([respuesta.statusCode, respuesta.json().detail]).toEqual([412, expect.stringContaining('María García')]);
    expect((await leer(legajo.id)).estado.clave).toBe('confirmado');
  });

  test('dos visados a la vez dejan un CVD, y el doble clic con su clave contesta lo mismo', async () => {
    const { id } = await vida.hasta('timbrado');
    await vida.pagarCep(await vida.original(id));
    const { version } = await leer(id);
    const juntas = await Promise.all([rita, luz].map((como) => actuar(`legajos/${id}/visar`, {}, { como, version })));
    expect(juntas.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const otro = await vida.hasta('timbrado');
    await vida.pagarCep(await vida.original(otro.id));
    const leida = (await leer(otro.id)).version;
    const clic = () => actuar(`legajos/${otro.id}/visar`, {}, { version: leida, clave: `visar-${otro.id}` });
    const primera = await clic();
    expect(primera.statusCode, primera.body).toBe(200);
    expect((await clic()).json()).toEqual(primera.json());
    const cvds = e.db.selectFrom('cvds').select('id').where('legajo_id', 'in', [id, otro.id]);
    expect(await cvds.execute()).toHaveLength(2);
  });
});

test('los demás actos: confirmar, sellar, anular un timbrado y anular, cada uno con su versión', async () => {
  const especial = await e.db
    .selectFrom('modalidades')
    .select('clave')
    .where('es_especial', '=', true)
    .executeTakeFirst();
  const { id } = await vida.crear({ modalidad: especial?.clave ?? '' });
  let { version } = await leer(id);
  version = await hacer(`legajos/${id}/confirmar`, {}, { version });
  const otro = await vida.hasta('confirmado');
  await vida.orden(await vida.original(otro.id), { circuito: 'timbrados', estado: 'pago' });
  let suya = (await leer(otro.id)).version;
  suya = await hacer(`legajos/${otro.id}/sellar`, { lugar: 'Sede La Plata' }, { version: suya });
  expect((await leer(otro.id)).estado.clave).toBe('timbrado');
  const detalle_id = await vida.original(otro.id);
  await hacer(`legajos/${otro.id}/anular_timbrado`, { motivo: 'Era de otro', detalle_id }, { version: suya });
  expect((await leer(otro.id)).estado.clave).toBe('confirmado');
  await hacer(`legajos/${id}/anular`, { motivo: 'Obra desistida' }, { version });
  expect((await leer(id)).estado.clave).toBe('anulado');
  // A contract of another file is none of this one.
  const ajeno = await actuar(`legajos/${otro.id}/sellar`, { lugar: 'La Plata', detalle_id: await vida.original(id) });
  expect(ajeno.statusCode).toBe(409);
});

/** Written from the design and not from the program's table. */
const PERMISOS: Readonly<Record<string, PermisoDelColegio>> = {
  'GET /colegio/legajos/:id': 'legajos.ver',
  'GET /colegio/legajos/:id/cambios': 'legajos.ver',
  'GET /colegio/legajos/:id/historial': 'legajos.ver',
  'GET /colegio/legajos/:id/calculos/:calculo_id': 'legajos.ver',
  'GET /colegio/legajos/:id/imagenes/:imagen_id': 'legajos.ver',
  'GET /colegio/observaciones_tipo': 'legajos.ver',
  'POST /colegio/legajos/:id/observar': 'legajos.observar',
  'POST /colegio/legajos/:id/confirmar': 'legajos.confirmar',
  'POST /colegio/legajos/:id/sellar': 'legajos.sellar',
  'POST /colegio/legajos/:id/timbrado_externo': 'legajos.timbrado_externo',
  'POST /colegio/legajos/:id/anular_timbrado': 'legajos.sellar',
  'POST /colegio/legajos/:id/visar': 'legajos.visar',
  'POST /colegio/legajos/:id/anular': 'legajos.anular',
  'POST /colegio/observaciones/:id/aceptar': 'legajos.observar',
  'POST /colegio/observaciones/:id/reabrir': 'legajos.observar',
  'POST /colegio/observaciones/:id/retirar': 'legajos.observar',
};

describe('quién puede', () => {
  const actosDe = (id: number, observacion_id: number) =>
    Object.values(rutasDeRevision).map(({ method, path }) => ({
      ...{ method, permiso: PERMISOS[`${method} ${path}`] },
      path: path
        .replace(':id', String(path.includes('/observaciones/') ? observacion_id : id))
        .replace(/:(?:calculo|imagen)_id/, '1'),
    }));
  const observado = async () => {
    const { id } = await vida.hasta('confirmado');
    await vida.observar(id);
    return { id, observacion_id: (await leer(id)).observaciones[0]?.id ?? 0 };
  };

  test.each(ROLES)('el rol %s hace lo de sus permisos y lo demás se le niega', async (rol) => {
    const { id, observacion_id } = await observado();
    const como = await comoOperador(`con-${rol}`, [rol]);
    const tiene = permisosDe([rol]);
    const antes = await vida.huella();
    for (const { method, path, permiso } of actosDe(id, observacion_id)) {
      if (tiene.some((suyo) => suyo === permiso)) continue;
      const { statusCode } = await como(method, path, method === 'GET' ? {} : { payload: {} });
      expect([path, statusCode]).toEqual([path, 403]);
    }
    expect(await vida.huella()).toEqual(antes);
  });

  test('lo de otro distrito contesta como lo que no existe, y nada cambia; lo del suyo se hace', async () => {
    const { id, observacion_id } = await observado();
    const distritos = await e.db.selectFrom('distritos').select('id').orderBy('id').execute();
    const lejano = distritos.find((distrito) => distrito.id !== e.persona.distrito_id)?.id ?? 0;
    const ajena = await comoOperador('ajena', ['visado'], lejano);
    const vecina = await comoOperador('vecina', ['visado'], e.persona.distrito_id);
    const antes = await vida.huella();
    const CUERPOS: Readonly<Record<string, object>> = {
      observar: una(),
      sellar: { lugar: 'La Plata' },
      timbrado_externo: { numero: 'R-1', importe: '1200', fecha: '2026-03-20', lugar: 'ARBA' },
      anular_timbrado: { motivo: 'x' },
      anular: { motivo: 'x' },
      reabrir: { texto: 'x' },
      retirar: { texto: 'x' },
    };
    const deUnLegajo = (ruta: { path: string }) => ruta.path !== '/colegio/observaciones_tipo';
    const contestadas = async (cual: number, observacion: number) => {
      const vistas = [];
      for (const { method, path } of actosDe(cual, observacion).filter(deUnLegajo)) {
        const payload = CUERPOS[path.split('/').at(-1) ?? ''] ?? {};
        const { statusCode, body } = await ajena(method, path, method === 'GET' ? {} : { payload });
        vistas.push([path, statusCode, body.replace(/"pedido_id":"[^"]*"/, '')]);
      }
      return vistas;
    };
    const vistas = await contestadas(id, observacion_id);
    expect(vistas.map(([path, status]) => [path, status])).toEqual(vistas.map(([path]) => [path, 404]));
    const inexistentes = await contestadas(NADIE, NADIE);
    expect(vistas.map(([, , cuerpo]) => String(cuerpo).replace(/"instance":"[^"]*"/, ''))).toEqual(
      inexistentes.map(([, , cuerpo]) => String(cuerpo).replace(/"instance":"[^"]*"/, '')),
    );
    expect(await vida.huella()).toEqual(antes);
    await hacer(`observaciones/${observacion_id}/retirar`, { texto: 'Estaba bien' }, { como: vecina });
  });
});
