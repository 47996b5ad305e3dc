import { PREGUNTAS, type Pregunta, RUTA_DE_PREGUNTA, type TipoDeCertificado } from '@colega/domain/certificados';
import type { DatosDelCertificado } from './partes-del-certificado.ts';

/** The heading of the official form, where it is known (docs/reference/outside-world.md#papers). */
export const ENCABEZADOS: Partial<Record<TipoDeCertificado, string>> = {
  t1g: 'Tarifa: T1G PILAR DE OBRA · Declaración de conformidad de instalaciones eléctricas · Verificación técnica del Anexo I de la Resolución ENRE N.º 380/2015',
};
export const NOTAS: Partial<Record<TipoDeCertificado, readonly string[]>> = {
  t1g: [
    '(1) Si solo hay tablero principal, lleva un interruptor diferencial y, por circuito, interruptores termomagnéticos bipolares.',
    '(2) Si hay tablero principal y seccional, el principal lleva un interruptor termomagnético y el seccional un diferencial y, por circuito, termomagnéticos bipolares.',
  ],
};
/** S-430: the signer declares this where no official form has its own words. */
export const DECLARACIONES: Partial<Record<TipoDeCertificado, string>> = {
  caie: 'Certifico que verifiqué personalmente la instalación eléctrica del inmueble indicado, que los valores medidos y las respuestas de este certificado son los que encontré, y que la instalación cumple lo que aquí se declara.',
  caie_er:
    'Certifico que verifiqué personalmente la instalación de generación distribuida del inmueble indicado, y que las respuestas de este certificado son las que comprobé en el lugar.',
  eig: 'Certifico que verifiqué personalmente la instalación de gas del inmueble indicado, y que los datos de este certificado son los que comprobé en el lugar.',
  anexa_in_situ:
    'Certifico que estuve en el inmueble indicado, que las respuestas de este anexo son las que comprobé en el lugar y que las fotos son de esta instalación.',
};
const INCISOS: Readonly<Record<string, readonly [antes: string, despues: string]>> = {
  tab_principal: ['a) ', ' (1)(2)'],
  int_diferencial_y_termomagnetico: ['b) ', ''],
  sis_puesta_tierra: ['c) ', ''],
  materiales_marca_s: ['d) ', ''],
  parametros_instalacion: ['e) ', ''],
};

export const preguntaImpresa = (type: TipoDeCertificado, ruta: string, etiqueta: string): string => {
  const [antes, despues] = (type === 't1g' && INCISOS[ruta]) || ['', ''];
  return `${antes}${etiqueta}${despues}`;
};

const preguntaLegible = { suministroElectrico: 'Suministro', tipoCableado: 'Cableado', verificacion: 'Verificación' };

export const configuracionImpresa = ({ type, configuracion }: DatosDelCertificado): string =>
  Object.entries(PREGUNTAS[type] ?? {})
    .map(([pregunta, opciones]) => {
      const valor = configuracion[RUTA_DE_PREGUNTA[pregunta as Pregunta]];
      const elegida = opciones.find((opcion) => opcion.valor === valor)?.etiqueta ?? '';
      return `${preguntaLegible[pregunta as Pregunta]}: ${elegida}`;
    })
    .join(' · ');
