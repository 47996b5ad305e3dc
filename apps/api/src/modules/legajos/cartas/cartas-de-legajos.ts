import { formatFecha } from '@colega/domain/fechas';
import { nombreDeCampo } from '@colega/domain/legajos';
import type { Carta, ParDeCarta } from '../../../correo/carta.ts';
import type { Escribir } from '../../avisos/enviar-aviso.service.ts';
import { enlaceDeCvd } from '../cvd/cvd.service.ts';
import {
  type CvdDeCarta,
  findCvdDeCarta,
  findObservacionesDeCarta,
  type ObservacionesDeCarta,
} from './cartas.repository.ts';

const ficha = ({
  numero_legajo,
  clientes,
  lugar,
}: {
  numero_legajo: number;
  clientes: string;
  lugar: string;
}): ParDeCarta[] => {
  const pares: ParDeCarta[] = [
    ['Legajo', `N.º ${numero_legajo}`],
    ['Comitente', clientes],
    ['Lugar', lugar],
  ];
  return pares.filter(([, valor]) => valor !== '');
};

const pantalla = (direccion: string, legajoId: number): string =>
  `${direccion}/app/ejercicio/legajo/${legajoId}/detail`;

export const armarCartaDeObservacion = (leidas: ObservacionesDeCarta, direccionPublica: string): Carta => {
  const { observaciones, reapertura, legajo_id, numero_legajo } = leidas;
  const puntos = observaciones.map(({ campo, texto }) => ({ titulo: nombreDeCampo(campo) ?? 'Del legajo', texto }));
  return {
    datos: { legajo: String(numero_legajo) },
    ...(reapertura !== null && { caso: 'reapertura' as const }),
    cuerpo: [
      { puntos: reapertura ? [...puntos, { titulo: 'Lo que dice ahora el Colegio', texto: reapertura }] : puntos },
      { pares: ficha(leidas) },
      { boton: 'Ver el legajo y responder', enlace: pantalla(direccionPublica, legajo_id) },
    ],
  };
};

/** The college's request in its own words. What was answered or withdrawn meanwhile asks for nothing (S-527). */
export const cartaDeObservacion: Escribir = async (db, { cosa, cosa_id }, { direccionPublica }) => {
  const leidas = await findObservacionesDeCarta(db, cosa, cosa_id);
  return leidas ? armarCartaDeObservacion(leidas, direccionPublica) : null;
};

export const armarCartaDeVisado = (cvd: CvdDeCarta, direccionPublica: string): Carta => ({
  datos: { legajo: String(cvd.numero_legajo) },
  cuerpo: [
    {
      pares: [
        ...ficha(cvd),
        ['Visado', cvd.numero],
        ['Número de control', cvd.numero_control],
        ['Fecha', formatFecha(cvd.fecha)],
      ],
    },
    { boton: 'Ver el legajo y bajar el CVD', enlace: pantalla(direccionPublica, cvd.legajo_id) },
    { parrafo: 'Quien reciba el CVD puede verificarlo en', enlace: enlaceDeCvd(direccionPublica, cvd.hash) },
  ],
});

export const cartaDeVisado: Escribir = async (db, { cosa_id }, { direccionPublica }) => {
  const cvd = await findCvdDeCarta(db, cosa_id);
  return cvd ? armarCartaDeVisado(cvd, direccionPublica) : null;
};
