import type { Campo, Opcion } from '@colega/domain/formularios';
import { Button, SimpleGrid, type SimpleGridProps } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Errores } from '../../ui/entradas/contexto-de-formulario.ts';
import { CamposSueltos } from '../dynamic/campos-sueltos.tsx';
import { FechaCampo } from '../tipos/fecha/fecha-campo.tsx';
import { hoja, type TiposDibujados } from '../tipos/registro.ts';
import { ListaQueFiltra } from './lista-que-filtra.tsx';
import { TextoQueFiltra } from './texto-que-filtra.tsx';

/** What is typed counts after a moment, and what is chosen can be taken back: those two are of the filters. */
const TIPOS: TiposDibujados = {
  texto: hoja(TextoQueFiltra),
  entero: hoja(TextoQueFiltra),
  numero: hoja(TextoQueFiltra),
  lista: hoja(ListaQueFiltra),
  fecha: hoja(FechaCampo),
};

export type OpcionesDelServidor = {
  opciones: readonly Opcion<string>[];
  falla?: { mensaje: string; alReintentar: () => void } | undefined;
};

type Props<F> = {
  campos: readonly Campo[];
  filtros: F;
  alCambiar: (cambios: Partial<F>) => void;
  cols: NonNullable<SimpleGridProps['cols']>;
  errores?: Errores;
  /** One that is drawn apart, before the rest. */
  primero?: ReactNode;
  delServidor?: Readonly<Record<string, OpcionesDelServidor>>;
};

/** The criteria of a list, drawn from their definitions: each counts as soon as it changes. */
export const CamposQueFiltran = <F extends object>(props: Props<F>) => {
  const { campos, filtros, alCambiar, cols, errores = [], delServidor = {}, primero } = props;
  const fallas = Object.entries(delServidor).flatMap(([ruta, { falla }]) => (falla ? [[ruta, falla] as const] : []));
  const alReintentar = new Map(fallas.map(([ruta, falla]) => [ruta, falla.alReintentar]));
  return (
    <SimpleGrid cols={cols} spacing="md" verticalSpacing="sm">
      {primero}
      <CamposSueltos
        campos={campos.map((campo) => {
          const suyas = delServidor[campo.ruta];
          return suyas ? { ...campo, opciones: suyas.opciones } : campo;
        })}
        tipos={TIPOS}
        valores={filtros}
        alCambiar={(ruta, valor) => alCambiar({ [ruta]: valor } as Partial<F>)}
        errores={new Map([...errores, ...fallas.map(([ruta, { mensaje }]) => [ruta, mensaje] as const)])}
        prefijo="filtro"
        debajo={({ ruta }) =>
          alReintentar.has(ruta) && (
            <Button variant="subtle" size="sm" onClick={alReintentar.get(ruta)}>
              Reintentar
            </Button>
          )
        }
      />
    </SimpleGrid>
  );
};
