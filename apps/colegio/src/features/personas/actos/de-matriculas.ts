import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import { ESTADOS_DE_MATRICULA, impedimentoDeEstado } from '@colega/domain/perfil';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type Acto, dato, dia, eleccion, MOTIVO, MOTIVO_QUE_SE_LE_DICE, SE_LE_AVISA } from './acto.ts';

const R = rutasDeActosSobrePersonas;
type Matricula = FichaDePersona['matriculas'][number];

const DEL_TITULO = [
  dato('titulo_descripcion', 'Título', { largo: 120 }),
  dato('titulo_codigo', 'Código del título', { ejemplo: 'MMO', largo: 10 }),
  dato('institucion', 'Institución que lo dio', { largo: 120 }),
];

export const crearMatricula = ({ id }: FichaDePersona): Acto => ({
  titulo: 'Agregar una matrícula',
  consecuencias: [
    'Queda en vigor desde la fecha que pongas: una T habilita a ejercer, una R no.',
    'Su título queda por verificar, y hasta entonces no se emite otra credencial.',
  ],
  campos: [
    dato('codigo', 'Matrícula', { ayuda: 'T-12.345, o R-01.234 si es un registro.', largo: 12 }),
    ...DEL_TITULO,
    dia('fecha_alta', 'Desde', false),
  ],
  confirmar: 'Agregar',
  pedir: ({ codigo = '', titulo_descripcion = '', titulo_codigo = '', institucion = '', fecha_alta }, opciones) => {
    const titulo = { titulo_descripcion, titulo_codigo, institucion };
    const body = { codigo, ...titulo, ...(fecha_alta && { fecha_alta }) };
    return llamar(R.agregarMatricula, { params: { id }, body }, opciones);
  },
});

const NOMBRES_DE_ESTADO: Readonly<Record<(typeof ESTADOS_DE_MATRICULA)[number], string>> = {
  ...{ activo: 'Activo', suspendido: 'Suspendido', cancelado: 'Cancelado', baja: 'Baja' },
  ...{ en_tramite: 'En trámite', registro: 'Registro', anulado: 'Anulado' },
};

export const crearCambioDeEstado = ({ id }: FichaDePersona, { codigo, estado }: Matricula): Acto => ({
  titulo: `Cambiar el estado de ${codigo}`,
  consecuencias: [
    `Hoy está en ${estado.nombre}. Solo una matrícula activa habilita a ejercer.`,
    'Su credencial y su página pública lo dicen desde ese momento.',
    SE_LE_AVISA,
  ],
  campos: [
    eleccion(
      'estado',
      'Estado',
      ESTADOS_DE_MATRICULA.filter((uno) => uno !== estado.clave && !impedimentoDeEstado(codigo, uno)).map((uno) => ({
        valor: uno,
        etiqueta: NOMBRES_DE_ESTADO[uno],
      })),
    ),
    MOTIVO_QUE_SE_LE_DICE,
  ],
  confirmar: 'Cambiar el estado',
  peligroso: true,
  pedir: ({ estado: nuevo, motivo = '' }, opciones) => {
    const elegido = ESTADOS_DE_MATRICULA.find((uno) => uno === nuevo);
    const body = { matricula: codigo, datos: elegido ? { estado: elegido } : {}, motivo };
    return llamar(R.cambiarMatricula, { params: { id }, body }, opciones);
  },
});

export const crearCorreccionDeTitulo = ({ id }: FichaDePersona, { codigo, titulo, institucion }: Matricula): Acto => ({
  titulo: `Corregir el título de ${codigo}`,
  consecuencias: ['Queda otra vez por verificar. Lo que había queda en la auditoría.'],
  campos: [...DEL_TITULO, MOTIVO],
  iniciales: {
    titulo_descripcion: titulo.descripcion,
    titulo_codigo: titulo.codigo,
    institucion: institucion.nombre,
  },
  confirmar: 'Guardar',
  pedir: ({ motivo = '', titulo_descripcion = '', titulo_codigo = '', institucion: suya = '' }, opciones) => {
    const body = { matricula: codigo, titulo: { titulo_descripcion, titulo_codigo, institucion: suya }, motivo };
    return llamar(R.corregirTitulo, { params: { id }, body }, opciones);
  },
});
