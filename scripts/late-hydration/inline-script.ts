/* The one inline script of every page, in the order in which its parts run. One script, because each needs a hash in the policy. */
import './trusted-types';
import './late-typeface';
import './deferred-hydration';
