import type { FichaDePersona } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { direccionDeLegajo } from '../../../lib/direcciones.ts';
import { Seccion } from '../../../ui/seccion.tsx';

export const Legajos = ({ ficha: { legajos } }: { ficha: FichaDePersona }) => {
  if (!legajos) return null;
  const { total, ultimos } = legajos;
  return (
    <Seccion titulo={`Legajos: ${total}`}>
      {total === 0 && <Text>No tiene legajos.</Text>}
      {total > ultimos.length && <Text size="sm">{`Los últimos ${ultimos.length}.`}</Text>}
      {total > 0 && (
        <ListaDeRenglones etiqueta="Legajos">
          {ultimos.map(({ id, numero_legajo, fecha, comitente, rubro, estado }) => (
            <Renglon
              key={id}
              que={<Anchor component={Link} to={direccionDeLegajo(id)}>{`N.º ${numero_legajo}`}</Anchor>}
              detalle={`${comitente} · ${rubro} · ${formatFecha(fecha)}`}
              cuanto={estado.nombre}
            />
          ))}
        </ListaDeRenglones>
      )}
    </Seccion>
  );
};
