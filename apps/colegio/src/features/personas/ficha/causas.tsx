import { formatFecha } from '@colega/domain/fechas';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { crearCausa } from '../actos/de-disciplina.ts';
import type { PropsDeSeccion } from './props-de-seccion.ts';

export const Causas = ({ ficha, alActuar }: PropsDeSeccion) => {
  const puede = useOperador().permisos.includes('personas.disciplina');
  return (
    <Seccion
      titulo="Causas"
      acciones={puede && <Accion alPresionar={() => alActuar(crearCausa(ficha))}>Abrir o poner al día</Accion>}
    >
      {ficha.causas.length === 0 ? (
        <Text>No tiene causas.</Text>
      ) : (
        <ListaDeRenglones etiqueta="Causas">
          {ficha.causas.map(({ id, numero, descripcion, estado, vigente_desde, situacion_actual }) => (
            <Renglon
              key={id}
              que={`${numero} · ${descripcion}`}
              detalle={`Desde el ${formatFecha(vigente_desde)}. ${situacion_actual.mensaje}`}
              cuanto={estado.nombre}
            />
          ))}
        </ListaDeRenglones>
      )}
    </Seccion>
  );
};
