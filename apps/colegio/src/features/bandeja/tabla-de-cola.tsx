import type { FilaDeBandeja } from '@colega/contract/legajos';
import type { KeyboardEvent } from 'react';
import type { FilaActiva } from '../../lib/use-fila-activa.ts';
import { TablaDeLaMesa } from '../../ui/tabla-de-la-mesa.tsx';
import { FilaDeCola } from './fila-de-cola.tsx';
import type { Tomas } from './use-tomas.ts';

type Props = {
  nombre: string;
  filas: readonly FilaDeBandeja[];
  activa: FilaActiva;
  tomas: Tomas;
  puedeTomar: boolean;
  actualizando: boolean;
};

const COLUMNAS = [
  ['Legajo', '8%'],
  ['Técnico', '14%'],
  ['Comitente', '15%'],
  ['Lugar', '15%'],
  ['Rubro', '14%'],
  ['Plazo', '22%'],
  ['Lo tiene', '12%'],
] as const;
const PASOS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export const TablaDeCola = ({ nombre, filas, actualizando, activa, ...resto }: Props) => {
  const alPulsar = (evento: KeyboardEvent) => {
    const pasos = PASOS[evento.key];
    if (pasos === undefined) return;
    evento.preventDefault();
    activa.mover(pasos);
  };
  return (
    <TablaDeLaMesa nombre={nombre} columnas={COLUMNAS} actualizando={actualizando} alPulsar={alPulsar}>
      {filas.map((fila) => (
        <FilaDeCola key={fila.id} fila={fila} activa={activa} {...resto} />
      ))}
    </TablaDeLaMesa>
  );
};
