import type { Correccion, Telefono } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import type { OpcionDeAccion } from './accion.ts';
import { leerDeLista } from './leer-valores.ts';
import { findDistrito, findLocalidadesDe, findTelefonos } from './operador.repository.ts';

const opcional = true;
const VACIO = '-';

const delDomicilio = (cual: string, de: string) =>
  ({
    [`${cual}calle`]: { ejemplo: '"Calle 49"', explica: `calle del domicilio ${de}`, opcional },
    [`${cual}numero`]: { ejemplo: '1245', explica: 'su número', opcional },
    [`${cual}piso`]: { ejemplo: '2', explica: 'su piso', opcional },
    [`${cual}depto`]: { ejemplo: 'B', explica: 'su departamento', opcional },
    [`${cual}localidad`]: { ejemplo: '"1900 La Plata"', explica: 'código postal y localidad, o su id', opcional },
    [`${cual}telefono`]: { ejemplo: '"221 4556677"', explica: `teléfono ${de}, sin 0 ni 15`, opcional },
  }) as Readonly<Record<string, OpcionDeAccion>>;

/** The data of a person that may be corrected; a hyphen empties one. */
export const DATOS = {
  apellido: { ejemplo: 'Gómez', explica: 'su apellido', opcional },
  nombre: { ejemplo: '"Ana Laura"', explica: 'sus nombres', opcional },
  email: { ejemplo: 'ana@example.com', explica: 'adonde se le escribe', opcional },
  nacimiento: { ejemplo: '1975-04-18', explica: 'fecha de nacimiento', opcional },
  nacionalidad: { ejemplo: 'Argentina', explica: 'su nacionalidad', opcional },
  genero: { ejemplo: 'Femenino', explica: 'su género', opcional },
  ...delDomicilio('', 'real'),
  ...delDomicilio('legal-', 'legal'),
} as const satisfies Readonly<Record<string, OpcionDeAccion>>;

const COLUMNA: Readonly<Record<string, keyof Correccion>> = {
  apellido: 'apellido',
  nombre: 'nombre',
  email: 'email',
  nacimiento: 'fecha_nacimiento',
  nacionalidad: 'nacionalidad',
  genero: 'genero',
  calle: 'domicilio_calle',
  numero: 'domicilio_numero',
  piso: 'domicilio_piso',
  depto: 'domicilio_departamento',
  'legal-calle': 'legal_calle',
  'legal-numero': 'legal_numero',
  'legal-piso': 'legal_piso',
  'legal-depto': 'legal_departamento',
};

type Valores = Readonly<Record<string, string>>;

const leerLocalidad = async (db: Db, opcion: string, valor: string): Promise<number | null> => {
  if (valor === VACIO) return null;
  if (/^\d{1,3}$|^\d{5,9}$/.test(valor)) return Number(valor);
  const [, codigo_postal = '', nombre = ''] = /^(\d{4})\s+(.+)$/.exec(valor) ?? [];
  const [una, otra] = await findLocalidadesDe(db, codigo_postal, nombre);
  if (una && !otra) return una.id;
  const porque = una ? 'hay más de una así: decí su id' : 'no la conocemos';
  throw new ErrorDeArranque(`--${opcion}: de «${valor}», ${porque}.`);
};

export const DATOS_DEL_REGISTRO = {
  distrito: { ejemplo: 'distrito_ii', explica: 'clave del distrito al que pasa', opcional },
  verificada: { ejemplo: 'si', explica: 'si el Colegio comprobó quién es: si o no', opcional },
} as const satisfies Readonly<Record<string, OpcionDeAccion>>;

export const leerRegistro = async (db: Db, { distrito, verificada }: Valores): Promise<Correccion> => ({
  ...(distrito && { distrito_id: await leerDistrito(db, distrito) }),
  ...(verificada && { verificado: leerDeLista('verificada', verificada, ['si', 'no']) === 'si' }),
});

const leerDistrito = async (db: Db, clave: string): Promise<number> => {
  const distrito = await findDistrito(db, clave);
  if (!distrito) throw new ErrorDeArranque(`No hay un distrito con la clave ${clave}.`);
  return distrito.id;
};

const leerTelefono = (tipo_contacto: 'R' | 'L', valor: string): Telefono[] => {
  if (valor === VACIO) return [];
  const [codigo_area = '', ...resto] = valor
    .trim()
    .split(/[\s()-]+/)
    .filter(Boolean);
  return [{ codigo_area, numero: resto.join(''), tipo_contacto }];
};

const conTelefonos = async (db: Db, cuit: string, valores: Valores): Promise<Telefono[] | undefined> => {
  const dados = [
    ['R', valores.telefono],
    ['L', valores['legal-telefono']],
  ] as const;
  if (dados.every(([, valor]) => !valor)) return undefined;
  const persona = await findTelefonos(db, cuit);
  return dados.flatMap(([tipo, valor]) =>
    valor ? leerTelefono(tipo, valor) : (persona?.telefonos ?? []).filter((t) => t.tipo_contacto === tipo),
  );
};

export const leerCorreccion = async (db: Db, cuit: string, valores: Valores): Promise<Correccion> => {
  const dados = Object.entries(COLUMNA).flatMap(([opcion, columna]) => {
    const valor = valores[opcion] ?? '';
    return valor === '' ? [] : [[columna, valor === VACIO ? null : valor] as const];
  });
  const localidades = [
    ['localidad', 'domicilio_localidad_id'],
    ['legal-localidad', 'legal_localidad_id'],
  ] as const;
  const correccion: Record<string, unknown> = Object.fromEntries(dados);
  for (const [opcion, columna] of localidades) {
    const valor = valores[opcion];
    if (valor) correccion[columna] = await leerLocalidad(db, opcion, valor);
  }
  const telefonos = await conTelefonos(db, cuit, valores);
  return { ...correccion, ...(telefonos && { telefonos }) };
};
