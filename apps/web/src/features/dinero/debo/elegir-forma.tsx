import { type Circuito, type FormaDePago, formasOfrecidas, type MediosPorCircuito } from '@colega/domain/dinero';
import { crearCampo, type Opcion } from '@colega/domain/formularios';
import { CamposSueltos } from '@colega/web-kit/form/dynamic/campos-sueltos.tsx';
import { OpcionCampo } from '@colega/web-kit/form/tipos/opcion/opcion-campo.tsx';
import { hoja } from '@colega/web-kit/form/tipos/registro.ts';
import { TEXTO_DE_FORMA } from './textos-de-formas.ts';

const FORMA = 'forma_de_pago';
const TIPOS = { opcion: hoja(OpcionCampo) };
const IMPIDE = {
  circuito: 'No sirve para todo lo que elegiste: pagá lo demás aparte.',
  barra: 'Un importe de los que elegiste supera lo que admite el código de barras.',
} as const;

export type PorPagarAsi = { circuito: Circuito; importe: string };
export const opcionesDe = (medios: MediosPorCircuito, pagos: readonly PorPagarAsi[]): Opcion<string>[] =>
  formasOfrecidas(medios, pagos).map(({ forma, impide }) => {
    const { etiqueta, detalle } = TEXTO_DE_FORMA[forma];
    return impide
      ? { valor: forma, etiqueta, detalle: IMPIDE[impide], cerrada: true }
      : { valor: forma, etiqueta, detalle };
  });

type Props = { opciones: readonly Opcion<string>[]; elegida: string | null; alElegir: (forma: FormaDePago) => void };

export const ElegirForma = ({ opciones, elegida, alElegir }: Props) => (
  <CamposSueltos
    campos={[
      crearCampo(FORMA, 'Con qué lo pagás', 'opcion', { requerido: true, aLaVista: true, opciones: [...opciones] }),
    ]}
    tipos={TIPOS}
    valores={{ [FORMA]: elegida }}
    alCambiar={(_, valor) => alElegir(valor as FormaDePago)}
  />
);
