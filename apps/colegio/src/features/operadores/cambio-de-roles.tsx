import { nombrarRoles, type OperadorDelColegio } from '@colega/contract/operadores';
import type { Rol } from '@colega/domain/permisos';
import { SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { problemaDeRoles } from './campos.ts';
import { EleccionDeRoles } from './eleccion-de-roles.tsx';
import { FormularioQueSeAbre } from './formulario-que-se-abre.tsx';
import { MatrizDePermisos } from './matriz-de-permisos.tsx';
import { nombreDe } from './use-operadores.ts';

type Props = {
  operador: OperadorDelColegio;
  alGuardar: (roles: Rol[]) => Promise<boolean>;
  alCerrar: () => void;
};

export const CambioDeRoles = ({ operador, alGuardar, alCerrar }: Props) => {
  const [roles, setRoles] = useState<Rol[]>([...operador.roles]);
  const [ocupado, setOcupado] = useState(false);
  const [error, setError] = useState<string | undefined>(undefined);
  const alEnviar = async () => {
    const problema = problemaDeRoles(roles);
    setError(problema);
    if (problema || ocupado) return;
    setOcupado(true);
    const guardado = await alGuardar(roles);
    setOcupado(false);
    if (guardado) alCerrar();
  };
  return (
    <FormularioQueSeAbre
      id="cambio"
      titulo={`Roles de ${nombreDe(operador)}`}
      boton={{ texto: 'Guardar', ocupado: 'Guardando…' }}
      trabajando={ocupado}
      alEnviar={alEnviar}
      alCancelar={alCerrar}
    >
      <Text>Al guardar, sus sesiones se cierran: con los roles nuevos tiene que ingresar otra vez.</Text>
      <Text>{`Ahora tiene: ${nombrarRoles(operador.roles)}.`}</Text>
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="lg">
        <EleccionDeRoles
          id="roles"
          elegidos={roles}
          alElegir={(elegidos) => {
            setRoles(elegidos);
            setError(undefined);
          }}
          error={error}
        />
        <MatrizDePermisos elegidos={roles} />
      </SimpleGrid>
    </FormularioQueSeAbre>
  );
};
