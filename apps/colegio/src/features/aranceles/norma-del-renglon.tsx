import type { NormaLeida } from '@colega/contract/honorarios';
import { Button, Text } from '@mantine/core';
import { decirNorma } from './decir-norma.ts';
import estilos from './grilla.module.css';
import { idDeNorma } from './lugares-de-la-grilla.ts';
import type { RenglonDeGrilla } from './renglones-que-se-ven.ts';

export type AccionesDeTramo = {
  alCambiarNorma: (renglon: RenglonDeGrilla) => void;
  alCambiarTramo: (lista: string, lugar: number, que: 'agregar' | 'quitar') => void;
};

type Props = {
  renglon: RenglonDeGrilla;
  norma: NormaLeida | undefined;
  edicion: AccionesDeTramo & { problemas: ReadonlyMap<string, string> };
};

/** Where its figures come from, with what may be done with its row. */
export const NormaDelRenglon = ({ renglon, norma, edicion }: Props) => {
  const { clave, lista, nombres } = renglon;
  const problema = edicion.problemas.get(renglon.suya) ?? edicion.problemas.get(renglon.norma);
  const de = nombres.filter((nombre) => nombre !== '').join(', ');
  const lugar = lista === null ? -1 : Number(clave.slice(lista.length + 1));
  return (
    <>
      <div>{decirNorma(norma)}</div>
      {problema && (
        <Text c="var(--colega-error)" size="sm">
          {problema}
        </Text>
      )}
      <div className={estilos.tramo}>
        <Accion id={idDeNorma(clave)} de={de} alPresionar={() => edicion.alCambiarNorma(renglon)}>
          Cambiar la norma
        </Accion>
        {lista !== null && (
          <>
            <Accion de={de} alPresionar={() => edicion.alCambiarTramo(lista, lugar, 'agregar')}>
              Agregar antes
            </Accion>
            <Accion de={de} alPresionar={() => edicion.alCambiarTramo(lista, lugar, 'quitar')}>
              Quitar
            </Accion>
          </>
        )}
      </div>
    </>
  );
};

type DeAccion = { id?: string; de: string; alPresionar: () => void; children: string };

const Accion = ({ id, de, alPresionar, children }: DeAccion) => (
  <Button
    {...(id !== undefined && { id })}
    variant="subtle"
    size="compact-sm"
    px={4}
    aria-label={`${children}: ${de}`}
    onClick={alPresionar}
  >
    {children}
  </Button>
);
