import { accionesPermitidas } from '@colega/domain/legajos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SIN_PASARELAS } from '../../modules/dinero/pasarelas/sin-pasarelas.ts';
import { findSituacion } from '../../modules/legajos/vida/situacion.repository.ts';
import { consolaDe } from '../../testing/comandos/consola.ts';
import { matricula, operador } from '../../testing/construir.ts';
import { crearEscenario, type Escenario } from '../../testing/legajos/escenario.ts';
import { vidaDe } from '../../testing/legajos/vida.ts';

let e: Escenario;

beforeAll(async () => {
  e = await crearEscenario();
  await operador(e.db, 'operadora', { roles: ['visado', 'matriculas'] });
});
afterAll(() => e.prueba.cerrar());

const { correr, rechazo } = consolaDe(() => ({ db: e.db, reloj: e.prueba.ahora, pasarelas: SIN_PASARELAS }));

const crear = async (modalidad = 'tradicional') => {
  const modalidad_id = await e.idDe('modalidades', modalidad);
  const respuesta = await e.mgarcia('POST', '/legajos', { payload: e.legajo(await e.generar(), { modalidad_id }) });
  const { id, numero_legajo } = respuesta.json<{ id: number; numero_legajo: number }>();
  return { id, numero: String(numero_legajo) };
};
const estadoDe = async (id: number) => (await findSituacion(e.db, id))?.estado;
const historiaDe = (id: number) =>
  e.db
    .selectFrom('auditoria')
    .select(['accion', 'quien', 'motivo'])
    .where('entidad', '=', 'legajo')
    .where('entidad_id', '=', id)
    .orderBy('id')
    .execute();

const ACCIONES = [
  ...['observaciones', 'aceptar-observacion', 'reabrir-observacion', 'retirar-observacion', 'anular-timbrado'],
  ...['confirmar', 'visar', 'observar', 'sellar', 'timbrado-externo', 'anular', 'aprobar-localidad', 'alta-persona'],
  'rehacer-informes',
  ...[
    'bloquear',
    'desbloquear',
    'sancionar',
    'rehabilitar',
    'emitir-carnet',
    'causa',
    'acreditar',
    'conciliar',
    'revisar',
  ],
];

describe('operador', () => {
  test('sin acción, o con --help, cuenta lo que hay; cada acción cuenta sus opciones', async () => {
    for (const ayuda of [await correr(), await correr('--help')])
      for (const accion of ACCIONES) expect(ayuda).toContain(`  ${accion} `);
    for (const accion of ACCIONES) expect(await correr(accion, '--help')).toMatch(new RegExp(`^${accion}: .+\\n`));
    expect(await correr('observar', '--help')).toContain('--texto "Falta la partida"');
    expect(await correr('alta-persona', '--help')).toMatch(/Maestra Mayor de Obras" código y título/);
    expect(await correr('generar-cargos', '--help')).toContain('Con --como, de un operador que sea de: tesoreria, aranceles.');
  });

  test('lo que falta, sobra o no existe se dice, y nada cambia', async () => {
    expect(await rechazo('borrar')).toMatch(/^No existe la acción «borrar»/);
    expect(await rechazo('visar')).toBe('Falta --legajo.');
    expect(await rechazo('visar', '--legajo', '1', '--otra', 'x')).toMatch(/^Hay una opción que no se entiende/);
    expect(await rechazo('visar', '--legajo', 'uno')).toBe('--legajo tiene que ser un número, no «uno».');
    expect(await rechazo('visar', '--legajo', '999999')).toBe('No existe el legajo 999999.');
    expect(await rechazo('visar', '--legajo', '1', '--como', 'mgarcia')).toBe(
      'El usuario o la contraseña no son de un operador del Colegio.',
    );
  });

  test('confirma una modalidad especial, registra el timbrado externo y visa cuando todo está cumplido', async () => {
    const { id, numero } = await crear('especial');
    expect(await correr('confirmar', '--legajo', numero, '--como', 'OPERADORA')).toBe(`Legajo ${numero}: confirmado.`);
    expect(await estadoDe(id)).toBe('confirmado');
    expect(await rechazo('confirmar', '--legajo', numero)).toMatch(/^El legajo está confirmado/);
    expect(await rechazo('visar', '--legajo', numero)).toBe('Falta pagar el CEP de un contrato.');
    const { id: detalle_id } = await e.db
      .selectFrom('legajo_detalles')
      .select('id')
      .where('legajo_id', '=', id)
      .executeTakeFirstOrThrow();
    await vidaDe(e).pagarCep(detalle_id);
    expect(await rechazo('visar', '--legajo', numero)).toBe('Falta el timbrado de un contrato.');
    expect(await rechazo('sellar', '--legajo', numero)).toBe('El cupón de timbrado del contrato no está pago.');
    const sello = ['--legajo', numero, '--numero', 'R-1', '--importe', '25.000,50'];
    expect(await rechazo('timbrado-externo', ...sello, '--fecha', '2026-03-21')).toMatch(
      /no puede ser mayor a la actual/,
    );
    expect(await correr('timbrado-externo', ...sello)).toMatch(
      /Se pagó \$.25\.000,50; se debían \$.1\.080\.000,00: .* menos\.$/,
    );
    expect(await estadoDe(id)).toBe('timbrado');
    expect(await correr('visar', '--legajo', numero)).toMatch(/visado V-2026-\d{6}, número de control 2026\d{6}-\d/);
    expect(await estadoDe(id)).toBe('visado');
    expect((await historiaDe(id)).map(({ accion, quien }) => `${accion} ${quien}`)).toEqual([
      'crear mgarcia',
      'confirmar operadora',
      'timbrado_externo Consola del servidor',
      'visar Consola del servidor',
    ]);
    const timbrado = await e.db
      .selectFrom('timbrados')
      .select(['importe', 'numero_formateado'])
      .where('detalle_id', '=', detalle_id)
      .executeTakeFirst();
    expect(timbrado).toEqual({ importe: '25000.50', numero_formateado: 'R-1' });
  });

  test('observar abre una observación; anular pide un motivo y anula también el CVD', async () => {
    const { id, numero } = await crear();
    expect(await rechazo('observar', '--legajo', numero, '--texto', 'Falta')).toMatch(/^El legajo está en borrador/);
    expect(await rechazo('confirmar', '--legajo', numero)).toBe('Eso lo hace el matriculado desde el portal.');
    await vidaDe(e).confirmar(id);
    const inventado = await rechazo('observar', '--legajo', numero, '--texto', 'Falta', '--campo', 'la escalera');
    expect(inventado).toMatch(/no «la escalera»: Matrícula, .*Honorario Convenido, .*Partida, /);
    expect((await vidaDe(e).leer(id)).observaciones).toEqual([]);
    await correr('observar', '--legajo', numero, '--texto', 'Falta la partida', '--campo', 'Partida');
    const observado = await findSituacion(e.db, id);
    expect(observado?.observacion_abierta).toBe(true);
    expect(observado && accionesPermitidas(observado, '2026-03-20').puede_editarse).toBe(true);
    expect(await rechazo('visar', '--legajo', numero)).toBe('El legajo tiene una observación sin responder.');
    expect(await rechazo('anular', '--legajo', numero)).toBe('Falta --motivo.');
    await correr('anular', '--legajo', numero, '--motivo', 'Duplicado');
    expect(await estadoDe(id)).toBe('anulado');
    expect((await historiaDe(id)).at(-1)).toMatchObject({ accion: 'anular', motivo: 'Duplicado' });
  });
});

describe('operador, con personas y lugares', () => {
  const historiaDeOtro = (entidad: string, entidad_id: number) =>
    e.db
      .selectFrom('auditoria')
      .select(['accion', 'quien', 'motivo'])
      .where('entidad', '=', entidad)
      .where('entidad_id', '=', entidad_id)
      .orderBy('id')
      .execute();
  const MARIA = ['--usuario', 'mgarcia'];

  test('bloquear quita Ejercicio en el acto y desbloquear lo devuelve; por usuario o por CUIT', async () => {
    const bloqueo = ['--tipo', 'ejercicio_suspendido', '--motivo', 'Resolución 12/26'];
    const crearlo = async () => (await e.mgarcia('POST', '/legajos', { payload: {} })).statusCode;
    expect(await crearlo()).toBe(422);
    expect(await correr('bloquear', ...MARIA, ...bloqueo, '--como', 'operadora')).toBe(
      'mgarcia: bloqueado (ejercicio_suspendido).',
    );
    expect(await crearlo()).toBe(403);
    expect(await correr('bloquear', '--cuit', e.persona.cuit, ...bloqueo)).toContain('ya tenía ese bloqueo');
    await correr('desbloquear', '--cuit', e.persona.cuit.replace(/^(..)(.+)(.)$/, '$1-$2-$3'), ...bloqueo);
    expect(await crearlo()).toBe(422);
    expect(await rechazo('desbloquear', ...MARIA, ...bloqueo)).not.toBe('');
    expect(await rechazo('bloquear', ...bloqueo)).toBe('Decí de quién se trata: --usuario o --cuit.');
    expect(await rechazo('bloquear', '--usuario', 'nadie', ...bloqueo)).toBe('No hay un usuario «nadie».');
    expect(await rechazo('bloquear', ...MARIA, '--tipo', 'otro', '--motivo', 'x')).toContain('otro');
    expect(await historiaDeOtro('persona', e.persona.id)).toEqual([
      { accion: 'bloquear', quien: 'operadora', motivo: 'Resolución 12/26' },
      { accion: 'desbloquear', quien: 'Consola del servidor', motivo: 'Resolución 12/26' },
    ]);
  });

  test('sancionar suspende la matrícula y rehabilitar la activa', async () => {
    const { codigo } = await matricula(e.db, e.otra.persona.id);
    const suya = ['--usuario', 'csosa', '--matricula', codigo, '--motivo', 'Fallo 3/26'];
    expect(await correr('sancionar', ...suya, '--importe', '50.000,00')).toContain('sancionada y suspendida');
    expect(await rechazo('sancionar', ...suya, '--importe', '0')).toMatch(/^--importe/);
    expect(await correr('rehabilitar', ...suya)).toContain('activa');
    expect(await rechazo('rehabilitar', ...suya)).not.toBe('');
  });

  test('alta-persona deja una persona con su usuario; lo que está mal se dice dato por dato', async () => {
    const { clave } = await e.db.selectFrom('distritos').select('clave').orderBy('id').executeTakeFirstOrThrow();
    const alta = (cuit: string, email: string) =>
      [
        ['--cuit', cuit, '--apellido', 'Suárez', '--nombre', 'Ana Inés', '--usuario', 'asuarez', '--email', email],
        ['--distrito', clave, '--matriculas', 'T-21.100 Maestra Mayor de Obras; R-02.200 Higiene y Seguridad'],
      ].flat();
    const mal = await rechazo('alta-persona', ...alta('27-11111111-1', 'sin arroba'));
    expect(mal.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}cuit: /),
      expect.stringMatching(/^ {2}email: /),
    ]);
    const bien = alta('27-24081635-6', 'ana@example.com');
    const mitad = await rechazo('alta-persona', ...bien, '--calle', 'Calle 49');
    expect(mitad.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^ {2}domicilio_numero: /),
      expect.stringMatching(/^ {2}domicilio_localidad_id: /),
    ]);
    expect(await rechazo('alta-persona', ...bien, '--institucion', 'a; b; c')).toMatch(/^--institucion: va una para/);
    const hecha = await correr('alta-persona', ...bien);
    expect(hecha).toContain('usuario asuarez');
    expect(hecha).toMatch(/falta: su domicilio \(corregir-persona\) y la institución .*\(corregir-titulo\)\.$/);
    const { matriculas } = await e.db
      .selectFrom('matriculas as m')
      .innerJoin('personas as p', 'p.id', 'm.persona_id')
      .select((eb) => eb.fn.agg<string[]>('array_agg', ['m.descripcion']).as('matriculas'))
      .where('p.cuit', '=', '27240816356')
      .executeTakeFirstOrThrow();
    expect(matriculas.sort()).toEqual(['Higiene y Seguridad', 'Maestra Mayor de Obras']);
    expect(await correr('emitir-carnet', '--usuario', 'asuarez')).toMatch(/carnet \S+, vigente hasta el 20\/03\/2027/);
    expect(await rechazo('emitir-carnet', ...MARIA)).toMatch(/^Para emitir el carnet/);
  });

  test('alta-persona con su domicilio y la institución de cada título: no le falta nada para certificar', async () => {
    const { clave } = await e.db.selectFrom('distritos').select('clave').orderBy('id').executeTakeFirstOrThrow();
    const completa = await correr(
      ...['alta-persona', '--cuit', '20-18222333-7', '--apellido', 'López', '--nombre', 'Juan', '--usuario', 'jlopez'],
      ...['--email', 'juan@example.com', '--distrito', clave, '--calle', 'Calle 49', '--numero', '1245'],
      ...['--localidad', '1900 La Plata', '--telefono', '221 4556677', '--institucion', 'E.E.S.T. 6; UTN'],
      ...['--matriculas', 'T-21.300 Maestro Mayor de Obras; R-02.300 Higiene y Seguridad'],
    );
    expect(completa).not.toContain('falta');
    const filas = await e.db
      .selectFrom('matriculas as m')
      .innerJoin('personas as p', 'p.id', 'm.persona_id')
      .select(['m.codigo', 'm.institucion', 'p.domicilio_calle', 'p.telefonos'])
      .where('p.cuit', '=', '20182223337')
      .orderBy('m.codigo')
      .execute();
    expect(filas).toMatchObject([
      { codigo: 'R-02.300', institucion: 'UTN', domicilio_calle: 'Calle 49', telefonos: [{ numero: '4556677' }] },
      { codigo: 'T-21.300', institucion: 'E.E.S.T. 6', domicilio_calle: 'Calle 49' },
    ]);
  });

  test('causa abre una y después cuenta cómo sigue', async () => {
    const causa = (estado: string, ...otros: string[]) =>
      correr(
        'causa',
        ...MARIA,
        '--numero',
        'C-1',
        '--descripcion',
        'Consulta',
        '--estado',
        estado,
        '--situacion',
        'Leída',
        ...otros,
      );
    expect(await causa('En trámite')).toContain('causa C-1 abierta');
    expect(await causa('Archivada', '--clase', 'success')).toContain('causa C-1 actualizada');
    await expect(causa('x', '--clase', 'rosa')).rejects.toThrow(
      '--clase tiene que ser info, success, warning, danger, no «rosa».',
    );
  });

  test('aprobar-localidad la muestra a todos, una sola vez', async () => {
    const { partido_id } = await e.db
      .selectFrom('localidades')
      .select('partido_id')
      .where('id', '=', e.localidad.id)
      .executeTakeFirstOrThrow();
    const { usuario_id } = await e.db
      .selectFrom('usuarios')
      .select('id as usuario_id')
      .where('username', '=', 'mgarcia')
      .executeTakeFirstOrThrow();
    const { id } = await e.db
      .insertInto('localidades')
      .values({
        ...{ nombre: 'Paraje Nuevo', nombre_simple: 'paraje nuevo', busqueda: 'paraje nuevo', codigo_postal: '1999' },
        ...{ partido_id, creada_por: usuario_id, latitud: '-35', longitud: '-58' },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const laVe = async () => (await e.csosa('GET', `/localidades/${id}`)).statusCode;
    expect(await laVe()).toBe(404);
    expect(await correr('aprobar-localidad', '--localidad', String(id))).toBe('Localidad Paraje Nuevo: aprobada.');
    expect(await laVe()).toBe(200);
    expect(await rechazo('aprobar-localidad', '--localidad', String(id))).toBe(
      `No hay una localidad ${id} para aprobar.`,
    );
    expect(await historiaDeOtro('localidad', id)).toHaveLength(1);
  });

  test('una observación se lista, se acepta, se abre de nuevo y se retira por su número', async () => {
    const { id, numero } = await crear();
    const vida = vidaDe(e);
    await vida.confirmar(id);
    const legajo = ['--legajo', numero];
    expect(await correr('observaciones', ...legajo)).toBe(`Legajo ${numero}: sin observaciones.`);
    await correr('observar', ...legajo, '--texto', 'Falta', '--campo', 'partida');
    await correr('observar', ...legajo, '--texto', 'Revisar todo');
    expect(await correr('observaciones', ...legajo)).toBe(
      `Legajo ${numero}:\n  1. Partida: Falta (sin responder)\n  2. Revisar todo (sin responder)`,
    );
    expect(await rechazo('aceptar-observacion', ...legajo, '--observacion', '1')).toBe(
      'El legajo no tiene observaciones respondidas.',
    );
    expect(await rechazo('retirar-observacion', ...legajo, '--texto', 'Por error')).toMatch(/^Decí cuál/);
    await correr('retirar-observacion', ...legajo, '--texto', 'Por error', '--observacion', '2');
    const [primera] = (await vida.leer(id)).observaciones;
    await e.mgarcia('POST', `/legajo_observaciones/${primera?.id}/responder`, { payload: { texto: 'No tiene' } });
    expect(await correr('reabrir-observacion', ...legajo, '--texto', 'Sí tiene')).toBe(
      `Legajo ${numero}: observación 1 abierta de nuevo.`,
    );
    await e.mgarcia('POST', `/legajo_observaciones/${primera?.id}/responder`, { payload: { texto: 'Es la 7' } });
    expect(await correr('aceptar-observacion', ...legajo)).toBe(`Legajo ${numero}: observación 1 aceptada.`);
    expect(await rechazo('reabrir-observacion', ...legajo, '--texto', 'x', '--observacion', '9')).toBe(
      'El legajo no tiene una observación 9.',
    );
  });

  test('un timbrado externo registrado por error se anula, con su motivo', async () => {
    const { id, numero } = await crear();
    await vidaDe(e).confirmar(id);
    const legajo = ['--legajo', numero];
    expect(await rechazo('timbrado-externo', ...legajo, '--numero', 'R-9', '--importe', '0,01')).toMatch(
      /^El importe no puede ser el del timbrado de este contrato/,
    );
    await correr('timbrado-externo', ...legajo, '--numero', 'R-9', '--importe', '1.080.000');
    expect(await correr('anular-timbrado', ...legajo, '--motivo', 'Era de otro')).toBe(
      `Legajo ${numero}: timbrado R-9 anulado.`,
    );
    expect(await estadoDe(id)).toBe('confirmado');
    expect((await historiaDe(id)).at(-1)).toMatchObject({ accion: 'anular_ultimo_timbrado', motivo: 'Era de otro' });
    expect(await rechazo('anular-timbrado', ...legajo, '--motivo', 'Otra vez')).toBe('El contrato no está timbrado.');
  });

  test('timbrado-externo dice de qué contrato cuando no es el vigente', async () => {
    const { id, numero } = await crear();
    await vidaDe(e).confirmar(id);
    const sello = ['--legajo', numero, '--numero', 'R-2', '--importe', '1.080.000'];
    expect(await rechazo('timbrado-externo', ...sello, '--contrato', '2')).toBe('El legajo no tiene un contrato 2.');
    await correr('timbrado-externo', ...sello, '--contrato', '1');
    expect(await estadoDe(id)).toBe('timbrado');
  });
});
