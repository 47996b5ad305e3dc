import { formatFecha } from '@colega/domain/fechas';
import { nombreDeMatricula } from '@colega/domain/perfil';
import { anularCarnet, emitirCarnet } from '../../modules/perfil/carnets.service.ts';
import { abrirCausa } from '../../modules/perfil/causas.service.ts';
import { bloquear, desbloquear, exceptuar, rehabilitar, sancionar } from '../../modules/perfil/colegio.service.ts';
import { type AccionDeOperador, accion } from './accion.ts';
import { DATOS_AL_ALTA, darDeAlta } from './dar-de-alta.ts';
import { leerDeLista, leerFecha, leerImporte } from './leer-valores.ts';
import { findCuit, nombreDe, PERSONA } from './opcion-persona.ts';

const MOTIVO = { ejemplo: '"…"', explica: 'por qué' };
const TIPO = { ejemplo: 'documentacion_pendiente', explica: 'clave del tipo de bloqueo' };
const CLASES = ['info', 'success', 'warning', 'danger'] as const;
const MATRICULA = { ejemplo: 'T-12.345', explica: 'código de la matrícula' };

export const ACCIONES_DE_PERSONAS = {
  bloquear: accion({
    resumen: 'pone un bloqueo a una persona',
    permiso: 'personas.disciplina',
    opciones: { ...PERSONA, tipo: TIPO, motivo: MOTIVO },
    hacer: async (db, { tipo, motivo, ...quien }, circunstancia) => {
      const { nuevo } = await bloquear(db, { ...circunstancia, cuit: await findCuit(db, quien), tipo, motivo });
      return `${nombreDe(quien)}: ${nuevo ? `bloqueado (${tipo})` : 'ya tenía ese bloqueo'}.`;
    },
  }),
  desbloquear: accion({
    resumen: 'levanta el bloqueo vigente de ese tipo',
    permiso: 'personas.disciplina',
    opciones: { ...PERSONA, tipo: TIPO, motivo: MOTIVO },
    hacer: async (db, { tipo, motivo, ...quien }, circunstancia) => {
      await desbloquear(db, { ...circunstancia, cuit: await findCuit(db, quien), tipo, motivo });
      return `${nombreDe(quien)}: bloqueo levantado.`;
    },
  }),
  sancionar: accion({
    resumen: 'carga una sanción a una matrícula y la suspende',
    permiso: 'personas.disciplina',
    opciones: {
      ...PERSONA,
      matricula: MATRICULA,
      importe: { ejemplo: '150.000', explica: 'lo que se debe por la sanción' },
      motivo: MOTIVO,
    },
    hacer: async (db, { matricula, importe, motivo, ...quien }, circunstancia) => {
      const pedido = { matricula, motivo, importe: leerImporte('importe', importe) };
      await sancionar(db, { ...circunstancia, ...pedido, cuit: await findCuit(db, quien) });
      return `${nombreDeMatricula({ codigo: matricula })}: sancionada y suspendida.`;
    },
  }),
  rehabilitar: accion({
    resumen: 'vuelve a dejar en vigor una matrícula o un registro; lo que debe, lo sigue debiendo',
    permiso: 'personas.disciplina',
    opciones: { ...PERSONA, matricula: MATRICULA, motivo: MOTIVO },
    hacer: async (db, { matricula, motivo, ...quien }, circunstancia) => {
      const pedido = { ...circunstancia, matricula, motivo, cuit: await findCuit(db, quien) };
      const { estado } = await rehabilitar(db, pedido);
      const nombre = nombreDeMatricula({ codigo: matricula, estado });
      return `${nombre}: ${estado === 'registro' ? 'en vigor' : 'activa'}.`;
    },
  }),
  'alta-persona': accion({
    resumen: 'da de alta a una persona con su matrícula y su usuario; le llega un correo para elegir la contraseña',
    permiso: 'personas.registrar',
    opciones: {
      cuit: { ejemplo: '27-20123456-0', explica: 'su CUIT' },
      apellido: { ejemplo: 'Gómez', explica: 'su apellido' },
      nombre: { ejemplo: '"Ana Laura"', explica: 'sus nombres' },
      email: { ejemplo: 'ana@example.com', explica: 'adonde se le escribe' },
      usuario: { ejemplo: 'agomez', explica: 'con qué nombre ingresa' },
      distrito: { ejemplo: 'distrito_i', explica: 'clave del distrito' },
      matriculas: {
        ejemplo: '"T-21.100 Maestra Mayor de Obras"',
        explica: 'código y título de cada matrícula, separadas por punto y coma',
      },
      ...DATOS_AL_ALTA,
    } as AccionDeOperador['opciones'],
    hacer: darDeAlta,
  }),
  exceptuar: accion({
    resumen:
      'cuenta a una persona como al día hasta una fecha, deba lo que deba su matrícula; con un guion, deja de contarla',
    permiso: 'personas.registrar',
    opciones: { ...PERSONA, hasta: { ejemplo: '2026-12-31', explica: 'hasta qué día, inclusive' }, motivo: MOTIVO },
    hacer: async (db, { hasta, motivo, ...quien }, circunstancia) => {
      const dia = hasta === '-' ? null : leerFecha('hasta', hasta, circunstancia.hoy);
      await exceptuar(db, { ...circunstancia, cuit: await findCuit(db, quien), hasta: dia, motivo });
      return `${nombreDe(quien)}: ${dia === null ? 'sin excepción' : `al día hasta el ${formatFecha(dia)}, por excepción`}.`;
    },
  }),
  'emitir-carnet': accion({
    resumen: 'emite el carnet de quien está activo, al día y verificado',
    permiso: 'carnets.emitir',
    opciones: PERSONA,
    hacer: async (db, quien, circunstancia) => {
      const { numero, vencimiento } = await emitirCarnet(db, { ...circunstancia, cuit: await findCuit(db, quien) });
      return `${nombreDe(quien)}: carnet ${numero}, vigente hasta el ${formatFecha(vencimiento)}.`;
    },
  }),
  'anular-carnet': accion({
    resumen: 'anula el carnet vigente de una persona',
    permiso: 'carnets.emitir',
    opciones: { ...PERSONA, motivo: MOTIVO },
    hacer: async (db, { motivo, ...quien }, circunstancia) => {
      const { numero } = await anularCarnet(db, { ...circunstancia, cuit: await findCuit(db, quien), motivo });
      return `${nombreDe(quien)}: carnet ${numero}, anulado.`;
    },
  }),
  causa: accion({
    resumen: 'abre una causa, o actualiza la de ese número',
    permiso: 'personas.disciplina',
    opciones: {
      ...PERSONA,
      numero: { ejemplo: '2026-014', explica: 'número de la causa' },
      descripcion: { ejemplo: '"…"', explica: 'de qué se trata' },
      estado: { ejemplo: '"En trámite"', explica: 'en qué está' },
      situacion: { ejemplo: '"Esperando el descargo"', explica: 'qué ve la persona sobre su situación actual' },
      clase: { ejemplo: 'info', explica: CLASES.join(', '), opcional: true },
      desde: { ejemplo: '2026-11-20', explica: 'desde cuándo; sin ella, hoy', opcional: true },
    },
    hacer: async (db, { numero, descripcion, estado, situacion, clase, desde, ...quien }, circunstancia) => {
      const vigente_desde = leerFecha('desde', desde, circunstancia.hoy);
      const suya = { class: leerDeLista('clase', clase || 'info', CLASES), mensaje: situacion };
      const datos = { numero, descripcion, estado, vigente_desde, situacion: suya };
      const cuit = await findCuit(db, quien);
      const { nueva } = await abrirCausa(db, { ...circunstancia, cuit, datos });
      return `${nombreDe(quien)}: causa ${numero} ${nueva ? 'abierta' : 'actualizada'}.`;
    },
  }),
} as const;
