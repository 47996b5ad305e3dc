import type { Campo } from '@colega/domain/formularios';
import { CampoDeFoto } from '../fotos/campo-de-foto.tsx';
import { InmuebleCampo, LocalidadCampo, TitularCampo } from './campos-del-legajo.tsx';
import { NumeroCampo, TextoCampo } from './campos-escritos.tsx';
import { OpcionCampo, SiNoCampo } from './campos-que-se-eligen.tsx';
import { ReferenciaCampo } from './referencia-campo.tsx';

/** A field of a definition, whatever its type. */
export const CampoDeCertificado = ({ campo }: { campo: Campo }) => {
  switch (campo.tipo) {
    case 'si_no':
      return <SiNoCampo campo={campo} />;
    case 'opcion':
      return <OpcionCampo campo={campo} />;
    case 'numero':
      return <NumeroCampo campo={campo} />;
    case 'texto':
    case 'parrafo':
      return <TextoCampo campo={campo} />;
    case 'titular':
      return <TitularCampo campo={campo} />;
    case 'inmueble':
      return <InmuebleCampo campo={campo} />;
    case 'localidad':
      return <LocalidadCampo campo={campo} />;
    case 'certificado':
      return <ReferenciaCampo campo={campo} />;
    case 'foto':
      return <CampoDeFoto campo={campo} />;
    default:
      throw new Error(`No certificate has fields of type ${campo.tipo}`);
  }
};
