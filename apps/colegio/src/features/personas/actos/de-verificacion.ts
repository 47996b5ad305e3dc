import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { type Acto, dato, dia, MOTIVO } from './acto.ts';

const R = rutasDeActosSobrePersonas;
type Matricula = FichaDePersona['matriculas'][number];

type Verificable =
  | { que: 'identidad' | 'foto' | 'firma'; matricula?: undefined }
  | { que: 'titulo'; matricula: Matricula };

const QUE_SE_MIRA = {
  identidad: 'Confirmás que viste su documento y que es quien dice ser.',
  foto: 'Confirmás que la foto cargada es de esta persona. Desde ahora sale en su credencial y en su página pública.',
  firma: 'Confirmás que la firma cargada es la de esta persona. Desde ahora se imprime en sus certificados.',
} as const;
const NOMBRE = { identidad: 'la identidad', foto: 'la foto', firma: 'la firma' } as const;

export const crearVerificacion = ({ id }: FichaDePersona, { que, matricula }: Verificable): Acto => ({
  titulo: que === 'titulo' ? `Verificar el título de ${matricula.codigo}` : `Verificar ${NOMBRE[que]}`,
  consecuencias:
    que === 'titulo'
      ? [
          `Confirmás que viste el título: ${matricula.titulo.descripcion}, ${matricula.institucion.nombre || 'sin institución cargada'}.`,
        ]
      : [QUE_SE_MIRA[que]],
  campos: [],
  confirmar: 'Verificar',
  pedir: (_, opciones) => {
    const body = { dato: que, ...(matricula && { matricula: matricula.codigo }) };
    return llamar(R.verificarDato, { params: { id }, body }, opciones);
  },
});

const QUE_SE_RECHAZA = {
  foto: 'La foto cargada no sirve: no se imprime ni se publica. Si tenía otra verificada, vuelve a ser esa.',
  firma: 'La firma cargada no sirve: no se imprime. Si tenía otra verificada, vuelve a ser esa.',
  titulo: 'El título cargado no se acepta: si tenía otro verificado, vuelve a ser ese; si no, hay que corregirlo.',
} as const;
const MOTIVO_PARA_LA_PERSONA = dato('motivo', 'Motivo', {
  ayuda: 'La persona lo lee en su portal y en la carta. Queda en la auditoría, con tu nombre.',
  largo: 500,
});

export const crearRechazo = (
  { id }: FichaDePersona,
  { que, matricula }: Extract<Verificable, { que: 'titulo' }> | { que: 'foto' | 'firma'; matricula?: undefined },
): Acto => ({
  titulo: que === 'titulo' ? `Rechazar el título de ${matricula.codigo}` : `Rechazar ${NOMBRE[que]}`,
  consecuencias: [QUE_SE_RECHAZA[que], 'Le avisamos en el momento, por el portal y por carta.'],
  campos: [MOTIVO_PARA_LA_PERSONA],
  confirmar: 'Rechazar',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) => {
    const body = { dato: que, motivo, ...(matricula && { matricula: matricula.codigo }) };
    return llamar(R.rechazarDato, { params: { id }, body }, opciones);
  },
});

export const crearExcepcion = ({ id, al_dia }: FichaDePersona): Acto => ({
  titulo: 'Contarla como al día',
  consecuencias: [
    'Hasta esa fecha cuenta como al día, deba lo que deba: su credencial vale. Lo que debe lo sigue debiendo.',
  ],
  campos: [dia('hasta', 'Hasta', true), MOTIVO],
  iniciales: al_dia.excepcion ? { hasta: al_dia.excepcion.hasta } : {},
  confirmar: 'Guardar',
  pedir: ({ hasta = '', motivo = '' }, opciones) =>
    llamar(R.exceptuar, { params: { id }, body: { hasta, motivo } }, opciones),
});

export const crearFinDeExcepcion = ({ id }: FichaDePersona): Acto => ({
  titulo: 'Terminar la excepción',
  consecuencias: ['Vuelve a contar lo que debe: si no está al día, su credencial deja de valer en este momento.'],
  campos: [MOTIVO],
  confirmar: 'Terminar',
  peligroso: true,
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.exceptuar, { params: { id }, body: { hasta: null, motivo } }, opciones),
});
