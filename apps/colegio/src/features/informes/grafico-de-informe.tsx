import { DEFINICIONES, type InformeLeido, NOMBRES_DE_CORTES } from '@colega/contract/informes';
import type { ReactNode } from 'react';
import { Grafico } from '../../ui/grafico/grafico.tsx';
import { decirCifra, decirEnElEje, numeroDe } from './cifras.ts';
import { nombreDeMes } from './meses.ts';

type Props = {
  informe: InformeLeido;
  cifra: string;
  comparar: boolean;
  tabla: ReactNode;
  /** Undefined: there is nothing behind its bars. */
  alElegir: ((clave: string) => void) | undefined;
};

/** More bars than these are read in the table. */
const BARRAS_COMO_MAXIMO = 20;

const periodo = ({ desde, hasta }: InformeLeido['periodo']): string =>
  desde === hasta ? nombreDeMes(desde) : `${nombreDeMes(desde)} a ${nombreDeMes(hasta)}`;

export const GraficoDeInforme = ({ informe, cifra, comparar, tabla, alElegir }: Props) => {
  const { cifras } = DEFINICIONES[informe.informe];
  const elegida = cifras.find(({ clave }) => clave === cifra) ?? cifras[0];
  if (!elegida) return tabla;
  const { clave, titulo, tipo } = elegida;
  const enElTiempo = informe.por === 'mes' || informe.por === 'dia';
  const ordenadas = enElTiempo
    ? informe.filas
    : [...informe.filas].sort((a, b) => (numeroDe(b.cifras[clave]) ?? 0) - (numeroDe(a.cifras[clave]) ?? 0));
  const filas = enElTiempo ? ordenadas : ordenadas.slice(0, BARRAS_COMO_MAXIMO);
  const callados = ordenadas.length - filas.length;
  const valores = (cual: 'cifras' | 'antes') => filas.map((fila) => numeroDe(fila[cual][clave]));
  return (
    <Grafico
      titulo={`${titulo} por ${NOMBRES_DE_CORTES[informe.por].toLowerCase()}${callados > 0 ? ` (los ${filas.length} mayores)` : ''}`}
      forma={tipo === 'dias' && enElTiempo ? 'lineas' : enElTiempo ? 'columnas' : 'barras'}
      datos={{
        rotulo: NOMBRES_DE_CORTES[informe.por],
        categorias: filas.map(({ nombre }) => nombre),
        series: [
          { nombre: periodo(informe.periodo), valores: valores('cifras') },
          ...(comparar ? [{ nombre: periodo(informe.antes), valores: valores('antes') }] : []),
        ],
        format: (valor) => decirCifra(tipo, tipo === 'importe' ? valor.toFixed(2) : valor),
        formatEje: (valor) => decirEnElEje(tipo, valor),
      }}
      tabla={tabla}
      {...(alElegir && { alElegir: (i: number) => alElegir(filas[i]?.clave ?? '') })}
    />
  );
};
