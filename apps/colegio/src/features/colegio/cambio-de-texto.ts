import { type AjustesDelColegio, rutasDeAjustes as R } from '@colega/contract/colegio';
import {
  datosDelTexto,
  esClaveDeTexto,
  esFirma,
  esLeyenda,
  esTextoComun,
  esTextoLibre,
  largoDeTexto,
  parteDeCarta,
  renglonesDeTexto,
  validarTexto,
} from '@colega/domain/colegio';
import { crearCampo } from '@colega/domain/formularios';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import type { Ajuste } from './ajuste.ts';
import { armarErrores } from './campos-de-ajuste.ts';

export type TextoDelColegio = AjustesDelColegio['textos'][number];

const dondeVale = (clave: string, libre: boolean): string => {
  const desde = esFirma(clave)
    ? 'Vale en los papeles que se emitan desde que guardás: los de antes siguen con la firma de su día.'
    : parteDeCarta(clave)
      ? 'Vale para las cartas que salgan desde que guardás.'
      : 'Vale desde que guardás.';
  return libre ? `${desde} Vacío, no se pone nada.` : desde;
};

const comoSeEscribe = (clave: string): string[] => {
  if (esFirma(clave))
    return ['En el primer renglón, quién firma; en los otros, su cargo. Sale al final del papel, bajo una línea.'];
  if (parteDeCarta(clave)?.cuerpo)
    return [
      'Cada renglón es un párrafo. Lo que lleva cifras, botones y enlaces va en el medio, y lo escribe el programa.',
    ];
  return renglonesDeTexto(clave) > 1 ? [`Hasta ${renglonesDeTexto(clave)} renglones.`] : [];
};

const queDatosLleva = ({ clave, de_entrada, datos }: TextoDelColegio): string[] => {
  if (datos.length === 0) return [];
  const lista = datos.map(({ dato, ejemplo }) => `{${dato}} (por ejemplo, «${ejemplo}»)`).join('; ');
  const suyos = parteDeCarta(clave)?.cuerpo ? datosDelTexto(de_entrada).map((dato) => `{${dato}}`) : [];
  const faltar = suyos.length > 1 ? 'No pueden faltar' : 'No puede faltar';
  return [
    `Donde va un dato se escribe ${lista}: la carta lo completa.${suyos.length > 0 ? ` ${faltar} ${suyos.join(', ')}.` : ''}`,
  ];
};

/** What every letter says is seen in one too. */
const tieneCarta = (clave: string): boolean =>
  parteDeCarta(clave) !== null || (esClaveDeTexto(clave) && esTextoComun(clave) && clave !== 'pie_de_papeles');

export const crearCambioDeTexto = (uno: TextoDelColegio): Ajuste => {
  const { clave, nombre, texto, de_entrada, datos, version } = uno;
  const libre = esTextoLibre(clave, de_entrada);
  const fabrica = { de_entrada, datos: datos.map(({ dato }) => dato) };
  return {
    titulo: nombre,
    consecuencias: [
      ...[dondeVale(clave, libre), ...comoSeEscribe(clave), ...queDatosLleva(uno)],
      ...(de_entrada === '' || texto === de_entrada ? [] : [`El texto con que vino el programa: «${de_entrada}»`]),
    ],
    campos: [
      crearCampo('texto', 'Texto', 'texto', {
        ...(!libre && { requerido: true as const }),
        largo: largoDeTexto(clave),
      }),
    ],
    largos: ['texto'],
    lineas: parteDeCarta(clave)?.cuerpo || (esClaveDeTexto(clave) && esLeyenda(clave)) ? 4 : 2,
    iniciales: { texto },
    ...(tieneCarta(clave) && { carta: clave }),
    ...(de_entrada !== '' && { deFabrica: { texto: de_entrada } }),
    versionEn: ({ textos }) => textos.find((otro) => otro.clave === clave)?.version ?? version,
    validar: ({ texto: escrito = '' }) =>
      esClaveDeTexto(clave) ? armarErrores(validarTexto(clave, escrito, fabrica)) : {},
    pedir: ({ texto: escrito = '' }, opciones) =>
      llamar(R.cambiarTexto, { params: { clave }, body: { texto: escrito } }, opciones),
  };
};
