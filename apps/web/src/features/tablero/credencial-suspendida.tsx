import type { Persona } from '@colega/contract/perfil';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';

/** Nothing here could pass for a credential: no photo, no QR, no card. */
export const CredencialSuspendida = ({ persona: { credencial_suspendida, distrito } }: { persona: Persona }) => (
  <Nota tono="advierte">
    {credencial_suspendida} Mientras tanto no podés mostrarla ni descargar el carnet, y quien lea un QR anterior ve que
    no estás habilitado. Comunicate con {distrito.nombre}: {distrito.contacto.telefono}, {distrito.contacto.correo}.
  </Nota>
);
