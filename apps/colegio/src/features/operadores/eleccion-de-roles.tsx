import { NOMBRES_DE_ROL } from '@colega/contract/operadores';
import { ROLES, type Rol } from '@colega/domain/permisos';
import { Checkbox, Stack } from '@mantine/core';

type Props = {
  id: string;
  elegidos: readonly Rol[];
  alElegir: (roles: Rol[]) => void;
  error?: string | undefined;
  primero?: (elemento: HTMLElement | null) => void;
};

export const EleccionDeRoles = ({ id, elegidos, alElegir, error, primero }: Props) => (
  <Checkbox.Group
    id={id}
    label="Roles"
    description="Cada rol suma sus permisos."
    value={[...elegidos]}
    onChange={(valores) => alElegir(ROLES.filter((rol) => valores.includes(rol)))}
    error={error}
    required
  >
    <Stack gap="xs" my="xs">
      {ROLES.map((rol, i) => (
        <Checkbox
          key={rol}
          value={rol}
          label={NOMBRES_DE_ROL[rol]}
          {...(i === 0 && primero && { ref: primero })}
          {...(error !== undefined && { 'aria-invalid': true })}
        />
      ))}
    </Stack>
  </Checkbox.Group>
);
