import type { Persona } from '@colega/contract/perfil';

export const LADO_DEL_QR = 256;

type Props = { direccion: string; de: Pick<Persona, 'nombre' | 'apellido'> };

export const ImagenDelQr = ({ direccion, de: { nombre, apellido } }: Props) => (
  <img
    src={direccion}
    width={LADO_DEL_QR}
    height={LADO_DEL_QR}
    alt={`Código QR de la credencial de ${nombre} ${apellido}`}
    style={{ maxWidth: '100%', height: 'auto', borderRadius: 8 }}
  />
);
