import type { Legajo } from '@colega/contract/legajos';
import { campoDeLegajo } from '@colega/domain/legajos';
import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { ProveedorDeAlLado } from '@colega/web-kit/ui/datos/al-lado-del-dato.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { ActionIcon } from '@mantine/core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Link } from 'react-router';
import { usePuede } from '../../../lib/consultas/permisos.ts';
import { direccionDeDato } from '../../../lib/navegacion/direcciones.ts';

type Editable = { id: number; tipo: 'automatico' | 'manual'; con_montos: boolean };
const Contexto = createContext<Editable | null>(null);

/** Beside a datum that may be changed, the way to its very field. */
const CambiarAca = ({ campo }: { campo: string }) => {
  const editable = useContext(Contexto);
  const dato = campoDeLegajo(campo);
  if (!editable || !dato || (dato.esDeMontos && !editable.con_montos)) return null;
  return (
    <ActionIcon
      component={Link}
      to={direccionDeDato(editable.id, editable.tipo, campo)}
      variant="subtle"
      size={28}
      ml={4}
      aria-label={`Cambiar ${dato.nombre}`}
      data-no-imprime
    >
      <Icono nombre="lapiz" tamanio={16} />
    </ActionIcon>
  );
};

/** S-882, of what is not confirmed: each observation has its own way to what it is about. */
export const DatosQueSeCambian = ({ legajo, children }: { legajo: Legajo; children: ReactNode }) => {
  const puedeEjercer = usePuede('Ejercicio');
  const { existe } = useNavegacion();
  const { id, edicion, detalles, estado_legajo } = legajo;
  const tipo = detalles[0]?.tipo_calculo;
  const editable = useMemo(
    () =>
      puedeEjercer && edicion !== null && estado_legajo.clave === 'borrador' && tipo
        ? { id, tipo, con_montos: edicion === 'todo' }
        : null,
    [puedeEjercer, edicion, estado_legajo.clave, id, tipo],
  );
  if (!editable || !existe(direccionDeDato(editable.id, editable.tipo, ''))) return children;
  return (
    <Contexto.Provider value={editable}>
      <ProveedorDeAlLado value={CambiarAca}>{children}</ProveedorDeAlLado>
    </Contexto.Provider>
  );
};
