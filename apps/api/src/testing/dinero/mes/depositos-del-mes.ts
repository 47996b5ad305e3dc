import type { AzarDelMes } from './azar.ts';
import { fechaDelMes } from './fecha-del-mes.ts';
import { type ArchivoDelMes, type DepositoDelMes, type FallaDeDeposito, PARTE_CON_FALLA } from './mes-escrito.ts';
import { comisionAcordada } from './renglones-de-cobradores.ts';

type DeCobrador = ArchivoDelMes & { origen: 'siro' | 'redLink' };

/** A day's money may come some days later: one that did not come is told once they went by. */
const DIAS_QUE_SE_ESPERA = 3;
const DE_MAS_EN_CIEN = 1;

/** Link says in its file what it kept of each; on that day, twice what was agreed. */
const cobrarDeMas = (archivo: DeCobrador): void => {
  if (archivo.origen !== 'redLink') return;
  for (const [i, renglon] of archivo.renglones.entries())
    archivo.renglones[i] = { ...renglon, comision: renglon.comision * 2 };
};

const armar = ({ origen, dia, renglones }: DeCobrador, falla: FallaDeDeposito | null): DepositoDelMes | null => {
  const suyos = renglones.filter(({ acreditacion, repite }) => acreditacion !== null && !repite);
  if (suyos.length === 0) return null;
  const suma = (de: (uno: (typeof suyos)[number]) => number) => suyos.reduce((total, uno) => total + de(uno), 0);
  const cobrado = suma(({ importe, reversa }) => (reversa ? -importe : importe));
  const comision = suma((uno) => uno.comision);
  const acordada = suma(({ importe, reversa }) => (reversa ? 0 : comisionAcordada(origen, importe)));
  // SIRO's file says nothing of what it keeps.
  const callada = origen === 'siro' ? acordada : 0;
  const deMas = origen === 'siro' && falla === 'otra_comision' ? Math.ceil((cobrado * DE_MAS_EN_CIEN) / 100) : 0;
  const llega = cobrado - comision - callada - deMas;
  const depositado = falla === 'no_llega' || llega <= 0 ? null : llega;
  return { origen, dia: fechaDelMes(dia + 1), cobrado, comision, acordada, depositado, falla };
};

/** What each collector puts in the bank for each day. Its own files are told from what was sown in them. */
export const depositosDelMes = (azar: AzarDelMes, archivos: readonly DeCobrador[], dias: number): DepositoDelMes[] => {
  const conDinero = archivos.filter((uno) => (armar(uno, null)?.depositado ?? 0) > 0);
  const esperados = conDinero.filter(({ dia }) => dia + 1 + DIAS_QUE_SE_ESPERA < dias);
  const fallas = new Map<DeCobrador, FallaDeDeposito>();
  for (const falla of ['otra_comision', 'no_llega'] as const)
    for (const origen of ['siro', 'redLink'] as const) {
      const sanos = (falla === 'no_llega' ? esperados : conDinero).filter((uno) => uno.origen === origen);
      for (const uno of azar.partes(
        sanos.filter((otro) => !fallas.has(otro)),
        PARTE_CON_FALLA,
      )) {
        fallas.set(uno, falla);
        if (falla === 'otra_comision') cobrarDeMas(uno);
      }
    }
  return archivos.flatMap((uno) => armar(uno, fallas.get(uno) ?? null) ?? []);
};
