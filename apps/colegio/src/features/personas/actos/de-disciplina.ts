import { type FichaDePersona, rutasDeActosSobrePersonas } from '@colega/contract/perfil';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { leerImporte } from '../../../lib/leer-importe.ts';
import { type Acto, dato, dia, eleccion, MOTIVO, MOTIVO_QUE_SE_LE_DICE, monto, SE_LE_AVISA } from './acto.ts';

const R = rutasDeActosSobrePersonas;
type Matricula = FichaDePersona['matriculas'][number];
type Bloqueo = FichaDePersona['bloqueos'][number];
type Tipo = FichaDePersona['tipos_de_bloqueo'][number];

const QUE_QUITA: Readonly<Record<Tipo['quita'][number], string>> = {
  ejercicio: 'ejercer (su QR lo dice en el acto, y no puede presentar legajos ni certificados)',
  liquidar: 'liquidar su matrícula',
  cambio_estado: 'cambiar de estado',
  ddjj: 'presentar declaraciones juradas',
};
const NO_SE_LE_DICE = 'La persona no lo ve ni se le avisa.';
const nombrarQuita = ({ quita }: Tipo): string =>
  quita.length === 0
    ? 'no le quita nada: queda a la vista'
    : `le quita ${new Intl.ListFormat('es').format(quita.map((una) => QUE_QUITA[una]))}`;

export const crearBloqueo = ({ id, bloqueos, tipos_de_bloqueo }: FichaDePersona): Acto => {
  const puestos = new Set(bloqueos.filter(({ vigente }) => vigente).map(({ clave }) => clave));
  const libres = tipos_de_bloqueo.filter(({ clave, se_usa }) => se_usa && !puestos.has(clave));
  return {
    titulo: 'Poner un bloqueo',
    consecuencias: [
      'Vale desde este momento y hasta que se levante.',
      ...(libres.some(({ visible }) => visible) ? [SE_LE_AVISA] : []),
      ...libres.map((tipo) => `«${tipo.nombre}» ${nombrarQuita(tipo)}.${tipo.visible ? '' : ` ${NO_SE_LE_DICE}`}`),
    ],
    campos: [
      eleccion(
        'tipo',
        'Tipo de bloqueo',
        libres.map(({ clave, nombre }) => ({ valor: clave, etiqueta: nombre })),
      ),
      libres.some(({ visible }) => visible) ? MOTIVO_QUE_SE_LE_DICE : MOTIVO,
    ],
    confirmar: 'Bloquear',
    peligroso: true,
    pedir: ({ tipo = '', motivo = '' }, opciones) =>
      llamar(R.bloquear, { params: { id }, body: { tipo, motivo } }, opciones),
  };
};

export const crearLevantamiento = (
  { id, tipos_de_bloqueo }: FichaDePersona,
  { clave, tipo_bloqueo }: Bloqueo,
): Acto => {
  const visible = tipos_de_bloqueo.some((tipo) => tipo.clave === clave && tipo.visible);
  return {
    titulo: `Levantar «${tipo_bloqueo.nombre}»`,
    consecuencias: [
      'Desde este momento recupera lo que ese bloqueo le quitaba, también en su página pública.',
      visible ? SE_LE_AVISA : NO_SE_LE_DICE,
    ],
    campos: [visible ? MOTIVO_QUE_SE_LE_DICE : MOTIVO],
    confirmar: 'Levantar',
    pedir: ({ motivo = '' }, opciones) =>
      llamar(R.desbloquear, { params: { id }, body: { tipo: clave, motivo } }, opciones),
  };
};

export const crearSancion = ({ id }: FichaDePersona, { codigo }: Matricula): Acto => ({
  titulo: `Sancionar ${codigo}`,
  consecuencias: [
    `${codigo} queda suspendida desde este momento, hasta que se la rehabilite: con ella no puede ejercer.`,
    'El importe se le cobra en su próxima liquidación.',
    SE_LE_AVISA,
  ],
  campos: [monto('importe', 'Importe'), MOTIVO_QUE_SE_LE_DICE],
  confirmar: 'Sancionar',
  peligroso: true,
  pedir: ({ importe = '', motivo = '' }, opciones) => {
    const body = { matricula: codigo, importe: leerImporte(importe), motivo };
    return llamar(R.sancionar, { params: { id }, body }, opciones);
  },
});

export const crearRehabilitacion = ({ id }: FichaDePersona, { codigo }: Matricula): Acto => ({
  titulo: `Rehabilitar ${codigo}`,
  consecuencias: ['Vuelve a estar en vigor desde este momento. Lo que debe, lo sigue debiendo.', SE_LE_AVISA],
  campos: [MOTIVO_QUE_SE_LE_DICE],
  confirmar: 'Rehabilitar',
  pedir: ({ motivo = '' }, opciones) =>
    llamar(R.rehabilitar, { params: { id }, body: { matricula: codigo, motivo } }, opciones),
});

const SITUACIONES = [
  { valor: 'info', etiqueta: 'Informativa' },
  { valor: 'success', etiqueta: 'Favorable' },
  { valor: 'warning', etiqueta: 'De cuidado' },
  { valor: 'danger', etiqueta: 'Grave' },
] as const;

export const crearCausa = ({ id }: FichaDePersona): Acto => ({
  titulo: 'Abrir o poner al día una causa',
  consecuencias: [
    'La persona la ve en su perfil, con su situación actual. No quita ninguna habilidad: para eso está el bloqueo.',
    'Con el número de una que ya tiene, la pone al día.',
  ],
  campos: [
    dato('numero', 'Número', { ejemplo: '2026-014', largo: 40 }),
    dato('descripcion', 'De qué se trata', { largo: 500 }),
    dato('estado', 'Estado', { ejemplo: 'En trámite', largo: 60 }),
    dato('mensaje', 'Situación actual', { ejemplo: 'Esperando el descargo', largo: 200 }),
    eleccion('class', 'Cómo se muestra', SITUACIONES),
    dia('vigente_desde', 'Desde', false),
  ],
  iniciales: { class: 'info' },
  confirmar: 'Guardar',
  pedir: ({ numero = '', descripcion = '', estado = '', mensaje = '', class: clase, vigente_desde }, opciones) => {
    const situacion = { class: SITUACIONES.find(({ valor }) => valor === clase)?.valor ?? 'info', mensaje };
    const body = { numero, descripcion, estado, situacion, ...(vigente_desde && { vigente_desde }) };
    return llamar(R.abrirCausa, { params: { id }, body }, opciones);
  },
});
