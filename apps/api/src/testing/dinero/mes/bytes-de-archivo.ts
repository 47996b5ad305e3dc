import { archivoDeBanco, archivoDeLink, archivoDeSiro } from '../archivos-de-rendicion.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { enPesos } from './libro-del-mes.ts';
import { type ArchivoDelMes, NUMERO_DE_SIRO, type OrigenDelMes, type RenglonDelMes } from './mes-escrito.ts';
import type { ObraDelMes } from './obra-del-mes.ts';

const SIN_ACREDITACION = '0000-00-00';

/** The number that it has in its file. */
export const numeroDe = (obra: ObraDelMes, { numero, cupones }: Pick<RenglonDelMes, 'numero' | 'cupones'>): string => {
  const [indice] = cupones;
  return numero === NUMERO_DE_SIRO && indice !== undefined ? obra.numeroEnSiro(indice) : numero;
};

const comoCobro = (obra: ObraDelMes, renglon: RenglonDelMes) => {
  const { dia, acreditacion, importe, cupones, boletaAjena, canal, comision, reversa } = renglon;
  const numero_boleta = boletaAjena ?? obra.emitido(cupones[0] ?? -1).boleta;
  const pesos = { importe: enPesos(importe), comision: enPesos(comision) };
  return {
    dia,
    acreditacion: acreditacion ?? SIN_ACREDITACION,
    ...pesos,
    externo: numeroDe(obra, renglon),
    numero_boleta,
    canal,
    reversa,
  };
};

type Escrito = Pick<ArchivoDelMes, 'origen' | 'dia' | 'renglones'>;

/** As its collector or its bank writes it. */
export const bytesDeArchivo = (obra: ObraDelMes, { origen, dia, renglones }: Escrito): Buffer => {
  if (origen === 'siro') return Buffer.from(archivoDeSiro(renglones.map((uno) => comoCobro(obra, uno))));
  if (origen === 'redLink')
    return Buffer.from(
      archivoDeLink(
        fechaDelMes(dia),
        renglones.map((uno) => comoCobro(obra, uno)),
      ),
    );
  return archivoDeBanco(renglones.map((uno) => ({ ...uno, importe: enPesos(uno.importe) })));
};

/** With one of its lines spoilt, which is told by its place. */
export const estropearLinea = (bytes: Buffer, origen: OrigenDelMes, linea: number): Buffer => {
  const lineas = bytes.toString('latin1').split('\r\n');
  const [suya = ''] = lineas.splice(linea - 1, 1);
  const peor = origen === 'siro' ? suya.slice(0, 90) : suya.replace(/\d{2}\/\d{2}\/\d{4}|\d{8}/, 'no se ve');
  lineas.splice(linea - 1, 0, peor);
  return Buffer.from(lineas.join('\r\n'), 'latin1');
};
