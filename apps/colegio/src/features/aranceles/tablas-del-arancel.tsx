import type { NormaLeida, TablaLeida } from '@colega/contract/honorarios';
import { SelectSimple } from '@colega/web-kit/ui/entradas/select-simple.tsx';
import { Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import estilos from './grilla.module.css';
import { type EdicionDeArancel, Grilla } from './grilla.tsx';
import { type DeTabla, NavegacionDeTablas, useTablaElegida } from './navegacion-de-tablas.tsx';
import {
  cambia,
  type RenglonDeGrilla,
  renglonesQueSeVen,
  tieneProblema,
  type VistaDeRenglones,
} from './renglones-que-se-ven.ts';

type Props = {
  tablas: readonly TablaLeida[];
  normas: readonly NormaLeida[];
  edicion: EdicionDeArancel | null;
  /** What may be done with the one that is seen, and with its rows. */
  acciones: (tabla: TablaLeida, visibles: readonly RenglonDeGrilla[]) => ReactNode;
};

const NINGUNO: ReadonlyMap<string, string> = new Map();
const VISTAS: readonly { value: VistaDeRenglones; label: string }[] = [
  { value: 'todos', label: 'Todos los renglones' },
  { value: 'cambian', label: 'Solo los que cambian' },
  { value: 'por_corregir', label: 'Solo los que hay que corregir' },
];

/** An address may be cut, or written by hand. */
const leerLugar = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};

/** Where a link of what is to be mended leads: each time that it is pressed. */
const useIrAlLugar = (tabla: string | undefined): void => {
  const { hash, key } = useLocation();
  const ir = useEffectEvent((_tabla: string | undefined, _vez: string) => {
    const lugar = leerLugar(hash);
    if (lugar !== '') document.getElementById(lugar)?.focus();
  });
  useEffect(() => ir(tabla, key), [tabla, key]);
};

/** One table at a time, with a filter over its rows. */
export const TablasDelArancel = ({ tablas, normas, edicion, acciones }: Props) => {
  const { tabla, elegir } = useTablaElegida(tablas);
  const [texto, setTexto] = useState('');
  const [vista, setVista] = useState<VistaDeRenglones>('todos');
  const { hash, key } = useLocation();
  const [ida, setIda] = useState(key);
  // What it leads to is not hidden by what was filtered before.
  if (hash !== '' && ida !== key) {
    setIda(key);
    setTexto('');
    setVista('todos');
  }
  useIrAlLugar(tabla?.clave);
  const pendientes = edicion?.pendientes ?? NINGUNO;
  const problemas = edicion?.problemas ?? NINGUNO;
  const conProblema = new Set(problemas.keys());
  if (!tabla) return null;
  const cuentas = new Map(
    tablas.map((una): [string, DeTabla] => [
      una.clave,
      {
        cambian: una.renglones.filter((renglon) => cambia(renglon, pendientes)).length,
        problemas:
          una.renglones.filter((renglon) => tieneProblema(renglon, conProblema)).length +
          (conProblema.has(una.clave) ? 1 : 0),
      },
    ]),
  );
  const visibles = renglonesQueSeVen(tabla.renglones, { texto, vista, conProblema, pendientes });
  const deTabla = problemas.get(tabla.clave);
  return (
    <div className={estilos['con-tablas']}>
      <NavegacionDeTablas tablas={tablas} elegida={tabla.clave} alElegir={elegir} cuentas={cuentas} />
      <Stack gap="sm">
        <Title order={2} size="h4">
          {tabla.titulo}
        </Title>
        {deTabla && (
          <Text c="var(--colega-error)" role="alert">
            {deTabla}
          </Text>
        )}
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Buscar renglones"
            value={texto}
            onChange={({ currentTarget: { value } }) => setTexto(value)}
            maxLength={80}
            autoComplete="off"
          />
          <SelectSimple
            label="Mostrar"
            value={vista === 'todos' ? '' : vista}
            alElegir={(elegida) => setVista((elegida || 'todos') as VistaDeRenglones)}
            vacio="Todos los renglones"
            opciones={VISTAS.slice(1)}
          />
        </Group>
        {acciones(tabla, visibles)}
        <Text size="sm" c="dimmed" role="status">
          {visibles.length === tabla.renglones.length
            ? `${tabla.renglones.length} renglones`
            : `Se ven ${visibles.length} de ${tabla.renglones.length} renglones: lo que se pega y lo que se aplica va solo a estos.`}
        </Text>
        {visibles.length > 0 && <Grilla tabla={tabla} renglones={visibles} normas={normas} edicion={edicion} />}
      </Stack>
    </div>
  );
};
