import { Decimal, type Importe } from '@colega/domain/importes';
import { escribirBytes, escribirLineas } from '../../../../sandbox/src/pasarelas/rendiciones/escribir-rendicion.ts';
import type {
  OrigenDeArchivo,
  RenglonDeAfuera,
} from '../../../../sandbox/src/pasarelas/rendiciones/renglon-de-afuera.ts';

type Cobro = {
  dia: string;
  acreditacion?: string;
  importe: Importe;
  numero_boleta: number;
  canal?: string;
  externo: string | number;
};
type CobroDeLink = Omit<Cobro, 'canal'> & { comision?: Importe; reversa?: boolean };

const enCentavos = (importe: Importe): number => new Decimal(importe).times(100).toNumber();

const comoRenglon = (cobro: Cobro & Partial<CobroDeLink>): RenglonDeAfuera => {
  const { dia, acreditacion = dia, importe, numero_boleta, canal = 'PF', externo, comision = '0.00', reversa } = cobro;
  return {
    ...{ dia, acreditacion, importe: enCentavos(importe), comision: enCentavos(comision), canal },
    ...{ numero: String(externo), cupon: String(numero_boleta), detalle: '', reversa: reversa === true },
  };
};

const escribir = (origen: OrigenDeArchivo, dia: string, renglones: readonly RenglonDeAfuera[]): Buffer =>
  escribirBytes(origen, escribirLineas(origen, dia, renglones));

/** As the world outside writes them: the formats are the sandbox's. */
export const archivoDeSiro = (cobros: readonly Cobro[]): string =>
  escribir('siro', '', cobros.map(comoRenglon)).toString('latin1');

export const archivoDeLink = (dia: string, cobros: readonly CobroDeLink[]): string =>
  escribir('redLink', dia, cobros.map(comoRenglon)).toString('latin1');

type MovimientoDeBanco = { dia: string; detalle: string; numero?: string; importe: Importe };

export const archivoDeBanco = (movimientos: readonly MovimientoDeBanco[]): Buffer =>
  escribir(
    'banco',
    '',
    movimientos.map(({ dia, detalle, numero = '', importe }) => ({
      ...{ dia, detalle, numero, importe: enCentavos(importe), comision: 0, reversa: false },
      ...{ acreditacion: null, cupon: '', canal: '' },
    })),
  );
