import { type Antes, adelantar } from '@colega/web-kit/lib/consultas/adelanto.ts';
import { Stack } from '@mantine/core';
import { consultasDePersona } from '../../../lib/consultas/perfil.ts';
import { AreaDePerfil } from '../area-de-perfil.tsx';
import { BloqueosVigentes } from './bloqueos-vigentes.tsx';
import { Causas } from './causas.tsx';
import { Matriculas } from './matriculas.tsx';

/** PER-003..005. */
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

export const adelantos: Antes = ({ sesion: { persona_id } }) => {
  const { matriculas, bloqueos, causas } = consultasDePersona(persona_id);
  return [adelantar(matriculas), adelantar(bloqueos), adelantar(causas())];
};
