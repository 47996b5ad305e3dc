import { textoDelColegio } from '@colega/contract/mensajes';
import { type FaltanteDePapel, faltaParaCertificar } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { enTransaccion } from '../../db/transaccion.ts';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import { altaPersona } from '../../modules/perfil/alta.service.ts';
import { corregirPersona } from '../../modules/perfil/correccion.service.ts';
import type { Circunstancia } from './accion.ts';
import { DATOS, leerCorreccion } from './leer-persona.ts';

const { apellido: _apellido, nombre: _nombre, email: _email, ...OTROS_DATOS } = DATOS;

/** The options that a person's papers need and their user does not; without them the command says what is left to load (S-417). */
export const DATOS_AL_ALTA = {
  institucion: {
    ejemplo: '"E.E.S.T. N.º 6 de La Plata"',
    explica: 'quién dio el título; si no es la misma para todas, una por matrícula, separadas por punto y coma',
    opcional: true,
  },
  ...OTROS_DATOS,
} as const;

type Valores = Readonly<Record<string, string>>;
type MatriculaDada = { codigo: string; descripcion: string; institucion: string };

const partes = (texto: string): string[] =>
  texto
    .split(';')
    .map((una) => una.trim())
    .filter((una) => una !== '');

/** Reads `T-21.100 Maestra Mayor de Obras; Higiene y Seguridad`, each with the institution of its title. */
const leerMatriculas = (texto: string, institucion: string): MatriculaDada[] => {
  const dadas = partes(texto);
  const instituciones = partes(institucion);
  if (instituciones.length > 1 && instituciones.length !== dadas.length)
    throw new ErrorDeArranque('--institucion: va una para todas las matrículas, o una por cada una, en su orden.');
  return dadas.map((una, i) => {
    const [codigo = '', ...titulo] = una.split(/\s+/);
    return { codigo, descripcion: titulo.join(' '), institucion: instituciones[i] ?? instituciones[0] ?? '' };
  });
};

export const darDeAlta = async (db: Db, valores: Valores, circunstancia: Circunstancia): Promise<string> => {
  const { cuit = '', usuario = '', distrito = '', apellido = '', nombre = '', email = '', ...resto } = valores;
  const { matriculas = '', institucion = '', ...otros } = resto;
  const dadas = leerMatriculas(matriculas, institucion);
  const quien = { cuit, apellido, nombre, email, distrito, username: usuario.toLowerCase() };
  const pedido = { ...circunstancia, cuit, motivo: 'Alta' };
  const { domicilio, tenia_cuenta, ...cuenta } = await enTransaccion(db, async (trx) => {
    const datos = { ...quien, matriculas: dadas };
    const { persona_id: _, usuario_id: __, ...abierta } = await altaPersona(trx, { ...circunstancia, datos });
    const completa = await leerCorreccion(trx, cuit, otros);
    if (Object.keys(completa).length > 0) await corregirPersona(trx, { ...pedido, datos: completa });
    return { ...abierta, domicilio: Boolean(completa.domicilio_calle) };
  });
  const faltan = faltaParaCertificar({ domicilio, titulo: true, institucion: institucion !== '' });
  return [
    tenia_cuenta
      ? textoDelColegio({ codigo: 'persona_con_su_cuenta', datos: cuenta })
      : `${cuenta.nombre} ${cuenta.apellido}, usuario ${cuenta.username}: le mandamos a ${cuenta.email} el enlace para elegir su contraseña.`,
    ...(faltan.length > 0
      ? [`Para que pueda emitir certificados falta: ${faltan.map(conQueSeCarga).join(' y ')}.`]
      : []),
  ].join('\n');
};

const CON_QUE: Readonly<Record<FaltanteDePapel, string>> = {
  domicilio: 'su domicilio (corregir-persona)',
  titulo: 'su título (corregir-titulo)',
  institucion: 'la institución que dio el título (corregir-titulo)',
};
const conQueSeCarga = (dato: FaltanteDePapel): string => CON_QUE[dato];
