import { digitoVerificador } from '@colega/domain/identificadores';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLaVez } from '../../../testing/a-la-vez.ts';
import { operador, type UsuarioDePrueba, usuario } from '../../../testing/construir.ts';
import { type AppDePrueba, crearAppDePrueba, type Pedir } from '../../../testing/crear-app-de-prueba.ts';

const INGRESO = '/colegio/authentication_token';
let prueba: AppDePrueba;
let ana: Pedir;
let bruno: Pedir;
let admin: Pedir;
let maria: UsuarioDePrueba;
let pablo: UsuarioDePrueba;
let distrito_id: number;
let numero = 0;
let unica: ReturnType<typeof nueva>;

/** Somebody that nobody is yet. */
const nueva = () => {
  numero += 1;
  const base = `27${40_000_000 + numero}`;
  const digito = digitoVerificador(base);
  if (digito === null) return nueva();
  return {
    ...{ apellido: 'Ríos', nombre: 'Inés', cuit: `${base}${digito}`, email: `r${numero}@example.com` },
    ...{ username: `rios${numero}`, distrito_id },
    matriculas: [
      { codigo: `T-20.${String(numero).padStart(3, '0')}`, descripcion: 'Técnica', institucion: 'E.E.S.T. N.º 1' },
    ],
  };
};

beforeAll(async () => {
  prueba = await crearAppDePrueba({ limiteDePedidos: 1_000_000 });
  ({ id: distrito_id } = await prueba.db.selectFrom('distritos').select('id').orderBy('id').executeTakeFirstOrThrow());
  for (const username of ['ana', 'bruno']) await operador(prueba.db, username, { roles: ['matriculas'] });
  await operador(prueba.db, 'jefa', { roles: ['administracion'] });
  [ana, bruno, admin] = [
    await prueba.conSesion('ana', INGRESO),
    await prueba.conSesion('bruno', INGRESO),
    await prueba.conSesion('jefa', INGRESO),
  ];
  [maria, pablo] = [await usuario(prueba.db, 'mgarcia'), await usuario(prueba.db, 'pgarcia')];
});
afterAll(() => prueba.cerrar());
beforeEach(() => {
  unica = nueva();
});

let intento = 0;
/** As the desk asks: each attempt with a key of its own. */
const pedir = (como: Pedir, path: string, payload: object) => () => {
  intento += 1;
  return como('POST', path, { payload, headers: { 'idempotency-key': `intento-${intento}` } });
};
const alta = (como: Pedir, cambios: object) => pedir(como, '/colegio/personas', { ...nueva(), ...cambios });

/** One is done, and the other is refused as it would be had it come an hour later. */
const esperarUna = async (
  tabla: Parameters<typeof aLaVez>[1],
  [una, otra]: [() => ReturnType<Pedir>, () => ReturnType<Pedir>],
  codigo: string,
) => {
  const respuestas = await aLaVez(prueba.db, tabla, [una, otra]);
  const negadas = respuestas.filter(({ statusCode }) => statusCode >= 300);
  expect(negadas.map(({ statusCode, body }) => [statusCode, body])).toHaveLength(1);
  expect(negadas[0]?.json()).toMatchObject({ status: 409, codigo });
  const despues = await (respuestas[0] === negadas[0] ? una : otra)();
  expect(negadas[0]?.json()).toEqual(despues.json());
};

describe('dos operadores registran lo mismo en el mismo instante, y al segundo se le dice como si hubiera llegado después', () => {
  test.each([
    ['el CUIT', 'personas', 'persona_ya_existe', () => ({ cuit: unica.cuit })],
    ['el usuario', 'usuarios', 'usuario_ya_existe', () => ({ username: unica.username })],
    ['la matrícula', 'matriculas', 'matricula_ya_existe', () => ({ matriculas: unica.matriculas })],
  ] as const)('%s de un alta', async (_, tabla, codigo, repetido) => {
    await esperarUna(tabla, [alta(ana, repetido()), alta(bruno, repetido())], codigo);
  });

  test('la matrícula que se agrega a dos personas', async () => {
    const titulo = { titulo_descripcion: 'Técnico', titulo_codigo: 'MMO', institucion: 'E.E.S.T. N.º 1' };
    const agregar = (como: Pedir, { persona }: UsuarioDePrueba) =>
      pedir(como, `/colegio/personas/${persona.id}/matriculas`, { codigo: unica.matriculas[0]?.codigo, ...titulo });
    await esperarUna('matriculas', [agregar(ana, maria), agregar(bruno, pablo)], 'matricula_ya_existe');
  });

  test('el número de la causa de dos personas', async () => {
    const causa = {
      ...{ numero: `2026-${numero}`, descripcion: 'Denuncia', estado: 'En trámite' },
      situacion: { class: 'info', mensaje: 'Esperando el descargo' },
    };
    const abrir = (como: Pedir, { persona }: UsuarioDePrueba) =>
      pedir(como, `/colegio/personas/${persona.id}/causas`, causa);
    await esperarUna('causas', [abrir(ana, maria), abrir(bruno, pablo)], 'causa_ya_existe');
  });

  test('el usuario de un operador y el de un matriculado', async () => {
    const deOperador = { ...nueva(), username: unica.username, distrito_id: null, roles: ['mesa'] };
    const { matriculas: _, ...cuenta } = deOperador;
    const respuestas = await aLaVez(prueba.db, 'usuarios', [
      pedir(admin, '/colegio/operadores', cuenta),
      alta(ana, { username: unica.username }),
    ]);
    expect(respuestas.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(respuestas.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      codigo: expect.stringMatching(/^usuario_(ya_existe|de_otra_persona)$/),
    });
  });

  test('quien se registra como matriculado y como operador queda con una sola cuenta, o se dice que ya existe', async () => {
    const { matriculas: _, ...cuenta } = { ...unica, distrito_id: null };
    const [deOperador, deMatriculado] = await aLaVez(prueba.db, 'personas', [
      pedir(admin, '/colegio/operadores', { ...cuenta, roles: ['mesa'] }),
      alta(ana, unica),
    ]);
    expect(deOperador?.statusCode, deOperador?.body).toBe(201);
    expect([201, 409]).toContain(deMatriculado?.statusCode);
    const cuentas = await prueba.db
      .selectFrom('usuarios as u')
      .innerJoin('personas as p', 'p.id', 'u.persona_id')
      .select('u.username')
      .where('p.cuit', '=', unica.cuit)
      .execute();
    expect(cuentas).toEqual([{ username: unica.username }]);
  });
});
