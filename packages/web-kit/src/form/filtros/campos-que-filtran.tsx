import type { Campo, Opcion } from '@colega/domain/formularios';
import { Button, SimpleGrid, type SimpleGridProps } from '@mantine/core';
import { useMemo, useRef, useState } from 'react';
import {
  type AccionesDeFormulario,
  crearMotivos,
  type Errores,
  type Partes,
  ProveedorDeFormulario,
} from '../../ui/entradas/contexto-de-formulario.ts';
import { FechaCampo } from '../tipos/fecha/fecha-campo.tsx';
import { componenteDe, hoja, type TiposDibujados } from '../tipos/registro.ts';
import { ListaQueFiltra } from './lista-que-filtra.tsx';
import { TextoQueFiltra } from './texto-que-filtra.tsx';

const TIPOS: TiposDibujados = {
  texto: hoja(TextoQueFiltra),
  entero: hoja(TextoQueFiltra),
  numero: hoja(TextoQueFiltra),
  lista: hoja(ListaQueFiltra),
  fecha: hoja(FechaCampo),
};

/** They may not have come yet: then the reason, and a way to ask again. */
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
  delServidor?: Readonly<Record<string, OpcionesDelServidor>>;
};

/** A list and what it finds may have fields of one name. */
const PREFIJO = 'filtro';
const SIN_ERRORES: Errores = new Map();

/** Each criterion counts as soon as it changes. */
export const CamposQueFiltran = <F extends object>(props: Props<F>) => {
  const { campos, filtros, alCambiar, cols, errores = SIN_ERRORES, delServidor = {} } = props;
  const cambiarVigente = useRef(alCambiar);
  cambiarVigente.current = alCambiar;
  const [propios] = useState(() => ({ motivos: crearMotivos(), partes: new Map() satisfies Partes }));
  const enFormulario = useMemo(() => {
    const acciones: AccionesDeFormulario = {
      prefijo: PREFIJO,
      cambiar: (ruta, valor) => cambiarVigente.current({ [ruta]: valor } as Partial<F>),
      salir: () => undefined,
      dibujar: () => null,
    };
    return { ...propios, acciones };
  }, [propios]);
  return (
    <ProveedorDeFormulario value={enFormulario}>
      <SimpleGrid cols={cols} spacing="md" verticalSpacing="sm">
        {campos.map((campo) => (
          <Criterio
            key={campo.ruta}
            campo={campo}
            valor={String(Reflect.get(filtros, campo.ruta))}
            error={errores.get(campo.ruta)}
            delServidor={delServidor[campo.ruta]}
          />
        ))}
      </SimpleGrid>
    </ProveedorDeFormulario>
  );
};

type PropsDeUno = {
  campo: Campo;
  valor: string;
  error: string | undefined;
  delServidor: OpcionesDelServidor | undefined;
};

const Criterio = ({ campo, valor, error, delServidor }: PropsDeUno) => {
  const { clase, Componente } = componenteDe(TIPOS, campo);
  if (clase === 'grupo') throw new Error(`A list is not filtered by the group ${campo.ruta}`);
  const falla = delServidor?.falla;
  return (
    <div>
      <Componente
        campo={delServidor ? { ...campo, opciones: delServidor.opciones } : campo}
        ruta={campo.ruta}
        valor={valor}
        error={falla?.mensaje ?? error}
      />
      {falla && (
        <Button variant="subtle" size="sm" onClick={falla.alReintentar}>
          Reintentar
        </Button>
      )}
    </div>
  );
};
