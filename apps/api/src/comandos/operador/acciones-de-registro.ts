import { readFile } from 'node:fs/promises';
import { DATOS_A_VERIFICAR, type DatosDePersona, ESTADOS_DE_MATRICULA, nombreDeMatricula } from '@colega/domain/perfil';
import { ErrorDeArranque } from '../../error-de-arranque.ts';
import {
  agregarMatricula,
  cargarImagen,
  corregirMatricula,
  corregirPersona,
  corregirTitulo,
} from '../../modules/perfil/correccion.service.ts';
import { verificarDato } from '../../modules/perfil/verificar.service.ts';
import { type AccionDeOperador, accion } from './accion.ts';
import { DATOS, DATOS_DEL_REGISTRO, leerCorreccion, leerRegistro } from './leer-persona.ts';
import { leerDeLista, leerFecha, leerTexto } from './leer-valores.ts';
import { findCuit, nombreDe, PERSONA } from './opcion-persona.ts';

const opcional = true;
const MATRICULA = { ejemplo: 'T-12.345', explica: 'código de la matrícula' };
const TITULO = { ejemplo: '"Maestra Mayor de Obras"', explica: 'título' };
const CODIGO = { ejemplo: 'MMO', explica: 'código del título' };
const INSTITUCION = { ejemplo: '"E.E.S.T. N.º 6 de La Plata"', explica: 'quién dio el título' };
const MOTIVO = { ejemplo: '"Nota 12/26"', explica: 'por qué, o con qué papel' };
const PESO_MAXIMO = 10 * 1024 * 1024;

const SIN_NOMBRE_PROPIO: Partial<Record<keyof DatosDePersona, string>> = {
  fecha_nacimiento: 'fecha de nacimiento',
  distrito_id: 'distrito',
  domicilio_localidad_id: 'localidad',
  legal_localidad_id: 'localidad legal',
};
const comoSeDice = (campo: keyof DatosDePersona): string =>
  SIN_NOMBRE_PROPIO[campo] ?? campo.replace('domicilio_', '').replaceAll('_', ' ');

const leerImagen = async (archivo: string): Promise<Buffer> => {
  const bytes = await readFile(archivo).catch(() => {
    throw new ErrorDeArranque(`No se puede leer el archivo ${archivo}.`);
  });
  if (bytes.byteLength > PESO_MAXIMO) throw new ErrorDeArranque('El archivo puede pesar hasta 10 MB.');
  return bytes;
};

const cargar = (tipo: 'foto' | 'firma'): AccionDeOperador =>
  accion({
    resumen: `carga la ${tipo} de una persona; la anterior queda en la historia`,
    permiso: 'personas.registrar',
    opciones: { ...PERSONA, archivo: { ejemplo: `./${tipo}.jpg`, explica: 'imagen JPG, PNG o WebP' } },
    hacer: async (db, { archivo, ...quien }, circunstancia) => {
      const pedido = { ...circunstancia, cuit: await findCuit(db, quien), tipo, bytes: await leerImagen(archivo) };
      await cargarImagen(db, pedido);
      return `${nombreDe(quien)}: ${tipo} cargada.`;
    },
  });

export const ACCIONES_DE_REGISTRO = {
  'corregir-persona': accion({
    resumen: 'corrige o completa datos de una persona; lo que no se nombra queda igual, y un guion lo deja vacío',
    permiso: 'personas.registrar',
    opciones: { ...PERSONA, ...DATOS, ...DATOS_DEL_REGISTRO, motivo: MOTIVO } as AccionDeOperador['opciones'],
    hacer: async (db, { usuario = '', cuit = '', motivo = '', ...valores }, circunstancia) => {
      const suyo = await findCuit(db, { usuario, cuit });
      const datos = { ...(await leerCorreccion(db, suyo, valores)), ...(await leerRegistro(db, valores)) };
      const pedido = { ...circunstancia, cuit: suyo, datos, motivo: leerTexto('motivo', motivo) };
      const { cambios } = await corregirPersona(db, pedido);
      return `${nombreDe({ usuario, cuit })}: ${cambios.map(comoSeDice).join(', ')}.`;
    },
  }),
  'corregir-titulo': accion({
    resumen: 'corrige el título de una matrícula o la institución que lo dio',
    permiso: 'personas.registrar',
    opciones: {
      ...PERSONA,
      matricula: MATRICULA,
      titulo: { ...TITULO, opcional },
      codigo: { ...CODIGO, opcional },
      institucion: { ...INSTITUCION, opcional },
      motivo: MOTIVO,
    },
    hacer: async (db, { matricula, titulo, codigo, institucion, motivo, ...quien }, circunstancia) => {
      const dado = {
        ...(titulo && { titulo_descripcion: titulo }),
        ...(codigo && { titulo_codigo: codigo }),
        ...(institucion && { institucion }),
      };
      const pedido = { ...circunstancia, matricula, titulo: dado, motivo: leerTexto('motivo', motivo) };
      await corregirTitulo(db, { ...pedido, cuit: await findCuit(db, quien) });
      return `${nombreDeMatricula({ codigo: matricula })}: título corregido.`;
    },
  }),
  'corregir-matricula': accion({
    resumen: 'corrige el estado de una matrícula o su fecha de alta; lo anterior queda en la historia',
    permiso: 'personas.registrar',
    opciones: {
      ...PERSONA,
      matricula: MATRICULA,
      estado: { ejemplo: 'baja', explica: ESTADOS_DE_MATRICULA.join(', '), opcional },
      fecha: { ejemplo: '2026-03-02', explica: 'desde cuándo es su matrícula', opcional },
      motivo: MOTIVO,
    },
    hacer: async (db, { matricula, estado, fecha, motivo, ...quien }, circunstancia) => {
      const datos = {
        ...(estado && { estado: leerDeLista('estado', estado, ESTADOS_DE_MATRICULA) }),
        ...(fecha && { fecha_alta: leerFecha('fecha', fecha, circunstancia.hoy) }),
      };
      const pedido = { ...circunstancia, matricula, datos, motivo: leerTexto('motivo', motivo) };
      await corregirMatricula(db, { ...pedido, cuit: await findCuit(db, quien) });
      return `${nombreDeMatricula({ codigo: matricula })}: corregida.`;
    },
  }),
  'agregar-matricula': accion({
    resumen: 'agrega una matrícula (T) o un registro (R) a una persona',
    permiso: 'personas.registrar',
    opciones: {
      ...PERSONA,
      matricula: MATRICULA,
      titulo: TITULO,
      codigo: CODIGO,
      institucion: INSTITUCION,
      fecha: { ejemplo: '2026-03-02', explica: 'desde cuándo; sin ella, hoy', opcional },
    },
    hacer: async (db, { matricula, titulo, codigo, institucion, fecha, ...quien }, circunstancia) => {
      const nueva = {
        codigo: matricula,
        titulo_descripcion: titulo,
        titulo_codigo: codigo,
        institucion,
        fecha_alta: leerFecha('fecha', fecha, circunstancia.hoy),
      };
      await agregarMatricula(db, { ...circunstancia, matricula: nueva, cuit: await findCuit(db, quien) });
      return `${nombreDe(quien)}: ${matricula} agregada.`;
    },
  }),
  verificar: accion({
    resumen: 'da por verificado un dato de una persona: desde entonces se puede imprimir',
    permiso: 'personas.registrar',
    opciones: {
      ...PERSONA,
      dato: { ejemplo: 'titulo', explica: DATOS_A_VERIFICAR.join(', ') },
      matricula: { ...MATRICULA, explica: 'la del título que se verifica', opcional },
    },
    hacer: async (db, { dato, matricula, ...quien }, circunstancia) => {
      const suyo = leerDeLista('dato', dato, DATOS_A_VERIFICAR);
      const pedido = { ...circunstancia, dato: suyo, ...(matricula && { matricula }) };
      await verificarDato(db, { ...pedido, cuit: await findCuit(db, quien) });
      return `${nombreDe(quien)}: ${dato}, verificado.`;
    },
  }),
  'cargar-foto': cargar('foto'),
  'cargar-firma': cargar('firma'),
} as const;
