import { Stack } from '@mantine/core';
import { AreaDePerfil } from '../area-de-perfil.tsx';
import { BloqueosVigentes } from './bloqueos-vigentes.tsx';
import { Causas } from './causas.tsx';
import { Matriculas } from './matriculas.tsx';

/** /app/perfil/titulo (PER-003..005). */
const Titulo = () => (
  <AreaDePerfil>
    <Stack gap="lg">
      <Matriculas />
      <BloqueosVigentes />
      <Causas />
    </Stack>
  </AreaDePerfil>
);

export default Titulo;
